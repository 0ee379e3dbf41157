import { activateLocale, addMessages, currentLocale, i18n, translate } from './i18n.ts';

afterEach(() => {
  jest.restoreAllMocks();
  activateLocale('en');
});

/** The environment variable is typed as fixed; a test stands for each of its values. */
function inProduction(run: () => void): void {
  const was = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'production' });
  try {
    run();
  } finally {
    Object.assign(process.env, { NODE_ENV: was });
  }
}

test('an area’s messages are found under its name, in the page’s language', () => {
  addMessages('shop', 'en', { greeting: ['Hello'] });
  addMessages('shop', 'de', { greeting: ['Guten Tag'] });
  expect(i18n._('shop.greeting')).toBe('Hello');
  activateLocale('de');
  expect([currentLocale(), i18n._('shop.greeting')]).toEqual(['de', 'Guten Tag']);
});

test('a missing translation throws, and names its key and language', () => {
  activateLocale('de');
  expect(() => i18n._('shop.nowhere')).toThrow('Missing Translation: "shop.nowhere" in de');
});

test('in production a missing translation is logged, and its key is shown', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  inProduction(() => expect(i18n._('shop.nowhere')).toBe('shop.nowhere'));
  expect(log).toHaveBeenCalledWith('Missing Translation: "shop.nowhere" in en');
});

test.each([
  ['missing', {}],
  ['empty', { day: '' }],
])('a sentence with a %s filling throws, and names its key and the filling', (_, values) => {
  addMessages('shop', 'en', { renews: ['Renews on ', ['day'], '.'] });
  expect(() => translate('shop.renews', values)).toThrow('Empty Filling: "shop.renews" in en has nothing for day');
  expect(translate('shop.renews', { day: 'May 1', unused: '' })).toBe('Renews on May 1.');
});

test('a count of none fills a sentence', () => {
  addMessages('shop', 'en', { left: [['count'], ' left'] });
  expect(translate('shop.left', { count: 0 })).toBe('0 left');
});

test('in production an empty filling is logged, and the sentence is shown', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  addMessages('shop', 'en', { renews: ['Renews on ', ['day'], '.'] });
  inProduction(() => expect(translate('shop.renews', { day: '' })).toBe('Renews on .'));
  expect(log).toHaveBeenCalledWith('Empty Filling: "shop.renews" in en has nothing for day');
});
