import { dirname } from 'node:path';
import { placeholders } from './message-placeholders.ts';
import { readWorkspaceFile, workspaceFiles } from './workspace-files.ts';

const areas = workspaceFiles('{apps,libs}/**/messages/en.json').map(dirname);
const read = (area: string, locale: string) =>
  JSON.parse(readWorkspaceFile(`${area}/${locale}.json`)) as Record<string, string>;

/**
 * Returns a function that says whether the source uses a key, literally or as a template: `kind.${kind}` uses every key
 * of that form.
 */
function usedKeys(source: string): (key: string) => boolean {
  const forms = [...source.matchAll(/`([\w.-]*(?:\$\{[^`}]+\}[\w.-]*)+)`/g)]
    .map(([, form]) => form ?? '')
    .filter((form) => /\w/.test(form.replaceAll(/\$\{[^}]+\}/g, '')))
    .map((form) => new RegExp(`^${form.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '.+')}$`));
  return (key) => source.includes(`'${key}'`) || source.includes(`"${key}"`) || forms.some((form) => form.test(key));
}

test.each([
  ["t('a.title')", true],
  ['t("a.title")', true],
  ['t(`${part}.title`)', true],
  ['t(`a.${part}`)', true],
  ['t(`b.${part}`)', false],
  ['t(`${a}${b}`)', false],
  ["t('a.titles')", false],
])('%s uses a.title: %s', (source, used) => {
  expect(usedKeys(source)('a.title')).toBe(used);
});

test.each([
  ['none', 'Nothing to fill', []],
  ['one', 'Write to {name}', ['name']],
  [
    'a plural, without the words of its options',
    '{count, plural, one {day} other {# days with {name}}}',
    ['count', 'name'],
  ],
])('placeholders of a message: %s', (_, message, expected) => {
  expect(placeholders(message)).toEqual(expected);
});

/**
 * German law (§ 312j (3) BGB) requires such a button to say only that the press is an order with payment: no amount, no
 * days.
 */
const orderButtons = ['payment.pay', 'payment.startTrial'];
const saysThatAlone = (german: string) => german === 'Zahlungspflichtig bestellen';

test('there are areas with messages', () => expect(areas.length).toBeGreaterThan(0));

describe.each(areas)('%s', (area) => {
  const english = read(area, 'en');
  const german = read(area, 'de');

  test('German has the same keys as English', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  test('both languages use the same placeholders', () => {
    const differing = Object.keys(english).filter(
      (key) =>
        placeholders(english[key]!).join() !== placeholders(german[key] ?? '').join() &&
        !(orderButtons.includes(key) && saysThatAlone(german[key]!)),
    );
    expect(differing).toEqual([]);
  });

  test('German addresses the reader as “Sie” only', () => {
    const informal = /(?<!\p{L})(du|dir|dich|dein\p{L}*|ihr habt|euch|eure\p{L}*)(?!\p{L})/iu;
    // In the landing page's sample, two colleagues speak to each other.
    const toReader = Object.entries(german).filter(([key]) => !/^sample\.line\d+$/.test(key));
    expect(toReader.filter(([, message]) => informal.test(message))).toEqual([]);
  });

  test('every message is used', () => {
    const project = area.split('/').slice(0, 2).join('/');
    const source = workspaceFiles(`${project}/src/**/*.{ts,tsx}`).map(readWorkspaceFile).join('\n');
    const used = usedKeys(source);
    expect(Object.keys(english).filter((key) => !used(key))).toEqual([]);
  });
});
