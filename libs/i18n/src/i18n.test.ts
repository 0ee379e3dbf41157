import { activateLocale, addMessages, currentLocale, i18n, translate } from './i18n.ts';

afterEach(() => {
  jest.restoreAllMocks();
  activateLocale('en');
});

/** Sets NODE_ENV through Object.assign, because its type is read-only. */
function inProduction(run: () => void): void {
  const was = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'production' });
  try {
    run();
  } finally {
    Object.assign(process.env, { NODE_ENV: was });
  }
}

test('finds an area’s messages under its name, in the page’s language', () => {
  addMessages('shop', 'en', { greeting: ['Hello'] });
  addMessages('shop', 'de', { greeting: ['Guten Tag'] });
  expect(i18n._('shop.greeting')).toBe('Hello');
  activateLocale('de');
  expect([currentLocale(), i18n._('shop.greeting')]).toEqual(['de', 'Guten Tag']);
});

test('throws for a missing translation, with its key and language', () => {
  activateLocale('de');
  expect(() => i18n._('shop.nowhere')).toThrow('Missing Translation: "shop.nowhere" in de');
});

test('in production logs a missing translation and shows its key', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  inProduction(() => expect(i18n._('shop.nowhere')).toBe('shop.nowhere'));
  expect(log).toHaveBeenCalledWith('Missing Translation: "shop.nowhere" in en');
});

test.each([
  ['missing', {}],
  ['empty', { day: '' }],
])('throws for a sentence with a %s value and names its key and the placeholder', (_, values) => {
  addMessages('shop', 'en', { renews: ['Renews on ', ['day'], '.'] });
  expect(() => translate('shop.renews', values)).toThrow('Empty Filling: "shop.renews" in en has nothing for day');
  expect(translate('shop.renews', { day: '1 May', unused: '' })).toBe('Renews on 1 May.');
});

test('accepts 0 as a value', () => {
  addMessages('shop', 'en', { left: [['count'], ' left'] });
  expect(translate('shop.left', { count: 0 })).toBe('0 left');
});

test('in production logs an empty value and shows the sentence', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  addMessages('shop', 'en', { renews: ['Renews on ', ['day'], '.'] });
  inProduction(() => expect(translate('shop.renews', { day: '' })).toBe('Renews on .'));
  expect(log).toHaveBeenCalledWith('Empty Filling: "shop.renews" in en has nothing for day');
});
