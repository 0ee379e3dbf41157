import { resolve } from 'node:path';
import { execFileSync, spawnSync } from 'node:child_process';
import { stringify } from 'yaml';
import { nameUuid } from './domain/name-uuid.ts';
import { ContentError, loadCatalogue } from './load-catalogue.ts';
import { coachInGerman, type ContentFiles, soundContent, writeContent } from './testing/write-content.ts';

async function problemsOf(change: (files: ContentFiles) => void): Promise<readonly string[]> {
  const files = soundContent();
  change(files);
  const { folder, remove } = writeContent(files);
  try {
    await loadCatalogue(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  } finally {
    remove();
  }
}

const coach = 'coaches/bo-stage/coach.yaml';
const item = 'coaches/bo-stage/library/first-item.md';
/** Returns the line with a text, counted from 1. */
const lineOf = (text: string, file = item) => {
  const lines = soundContent()[file]?.split('\n') ?? [];
  return lines.findIndex((line) => line.includes(text)) + 1;
};
const replace = (file: string, from: string | RegExp, to: string) => (files: ContentFiles) => {
  files[file] = files[file]!.replace(from, to);
  if (files[file] === soundContent()[file]) throw new Error(`${String(from)} is not in ${file}`);
};

test('valid content loads, with coaches in the order of their categories and items in their own order', async () => {
  const { folder, remove } = writeContent(soundContent());
  const catalogue = await loadCatalogue(folder);
  remove();
  expect(catalogue.coaches.map(({ slug }) => slug)).toEqual(['bo-stage', 'ada-calm']);
  const [first] = catalogue.coach('bo-stage')!.shelf;
  expect(first).toMatchObject({ slug: 'first-item', coach: 'bo-stage', order: 1 });
  expect(catalogue.item('bo-stage', first!.uuid)).toBe(first);
  expect(catalogue.item('bo-stage', 'first-item')).toBe(first);
  expect(catalogue.item('ada-calm', first!.uuid)).toBeUndefined();
  expect(catalogue.coach('nobody')).toBeUndefined();
});

const german = 'coaches/bo-stage/library/third-item.de.md';

test('a German item belongs to the English one, and is not an item of its own', async () => {
  const { folder, remove } = writeContent(soundContent());
  const catalogue = await loadCatalogue(folder);
  remove();
  expect(catalogue.coach('bo-stage')!.shelf.map(({ slug }) => slug)).toEqual([
    'first-item',
    'second-item',
    'third-item',
  ]);
  expect(catalogue.item('bo-stage', 'third-item')!.german).toMatchObject({ title: 'Titel von third-item' });
  expect(catalogue.item('bo-stage', 'second-item')!.german).toBeUndefined();
});

test.each([
  [
    'a German quote that is not in the text',
    replace(german, 'Eins steht hier. Zwei', 'Zwei'),
    [
      `content/${german}:${lineOf('- Eins steht hier', german)}: does not stand word for word in the text: “Eins steht hier.”`,
    ],
  ],
  [
    'a German text without a heading of the English one',
    replace(german, '## Überschrift\n\n', ''),
    [`content/${german}:2: its text has 0 of heading for 1 in English`],
  ],
  [
    'a German item with a missing quote',
    replace(german, '  - Vier steht hier.\n', ''),
    expect.arrayContaining([expect.stringContaining('quotes')]),
  ],
])('%s is reported', async (_, change, found) => {
  expect(await problemsOf(change)).toEqual(found);
});

test('a coach’s German texts with a topic less are reported', async () => {
  const problems = await problemsOf((files) => {
    const { topics, categories, ...texts } = coachInGerman();
    files['coaches/bo-stage/coach.de.yaml'] = stringify({ ...texts, categories, topics: topics.slice(1) });
  });
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/coaches\/bo-stage\/coach\.de\.yaml:\d+: has “topic-2, .*” for “topic-1, topic-2, .*”$/,
    ),
  ]);
});

test('a German item without an English one is reported', async () => {
  const problems = await problemsOf((files) => {
    files['coaches/bo-stage/library/fourth-item.de.md'] = files[german]!;
  });
  expect(problems).toEqual(['content/coaches/bo-stage/library/fourth-item.de.md:1: has no English item beside it']);
});

test.each([
  [
    'an unknown category',
    replace(coach, 'category: stage', 'category: opera'),
    `content/${coach}:${lineOf('category: stage', coach)}: there is no category "opera" in categories.yaml`,
  ],
  [
    'a missing field',
    replace(coach, 'field: Field of bo-stage\n', ''),
    `content/${coach}:1: field: Invalid input: expected string, received undefined`,
  ],
  [
    'an unknown field',
    replace(coach, 'manner: Dry.', 'manner: Dry.\nmanners: Wet.'),
    `content/${coach}:1: the file: Unrecognized key: "manners"`,
  ],
  [
    'a question without a question mark',
    replace(coach, 'Goal 3?', 'Goal 3.'),
    `content/${coach}:${lineOf('Goal 3?', coach)}: speech.questions.goal.2: asks exactly one question`,
  ],
  [
    'a folder with another name',
    replace(coach, 'slug: bo-stage', 'slug: bo'),
    `content/${coach}:${lineOf('slug: bo-stage', coach)}: its folder is called "bo-stage"`,
  ],
  [
    'an unknown group',
    replace(item, 'category: one', 'category: three'),
    `content/${item}:${lineOf('category: one')}: Bo Stage has no category "three"`,
  ],
  [
    'an unknown related item',
    replace(item, '- second-item', '- no-item'),
    `content/${item}:${lineOf('- second-item')}: Bo Stage has no item "no-item"`,
  ],
  [
    'an item related to itself',
    replace(item, '- second-item', '- first-item'),
    `content/${item}:${lineOf('- second-item')}: is related to itself`,
  ],
  [
    'a quote that is not in the text',
    replace(item, '- Two of first-item stands here.', '- Two of it stand here.'),
    `content/${item}:${lineOf('- Two of')}: does not stand word for word in the text: “Two of it stand here.”`,
  ],
  ['too few words', replace(item, /(word ){200}/, ''), `content/${item}:2: has 271 words; an item has 400 to 900`],
  [
    'a recipe item without a recipe',
    replace(item, 'kind: lesson', 'kind: recipe'),
    `content/${item}:2: recipe: is there for recipes, and only for them`,
  ],
  [
    'a title that is too long',
    replace(item, 'Title of first-item', 'T'.repeat(49)),
    `content/${item}:${lineOf('Title of')}: title: Too big: expected string to have <=48 characters`,
  ],
  [
    'no front matter',
    (files: ContentFiles) => void (files[item] = 'Hello'),
    `content/${item}:1: begins with front matter between two lines of ---`,
  ],
])('%s is reported with its file and line', async (_, change, problem) => {
  expect(await problemsOf(change)).toEqual([problem]);
});

test('invalid YAML is reported with its line', async () => {
  const [problem, ...others] = await problemsOf(replace(item, 'minutes: 3', 'minutes: [3'));
  expect(others).toEqual([]);
  expect(problem).toMatch(new RegExp(`^content/${item}:\\d+: `));
});

test('a duplicate order is reported for both items', async () => {
  expect(await problemsOf(replace(item, 'order: 1', 'order: 2'))).toEqual([
    `content/${item}:${lineOf('order: 1')}: order 2: the items of a coach count from 1 to 3, each once`,
    expect.stringContaining('second-item.md:'),
  ]);
});

test('all problems are reported at once', async () => {
  const problems = await problemsOf((files) => {
    replace(coach, 'Goal 3?', 'Goal 3.')(files);
    replace(item, 'minutes: 3', 'minutes: long')(files);
    replace('coaches/ada-calm/coach.yaml', 'category: calm', 'category: opera')(files);
    replace('categories.yaml', 'slug: empty', 'slug: Not a slug')(files);
  });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'content/categories.yaml',
    'content/coaches/ada-calm/coach.yaml',
    `content/${coach}`,
    `content/${item}`,
  ]);
});

test('uuids are version 5, the same every time, and differ by name', () => {
  expect(nameUuid('item/a/b')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(nameUuid('item/a/b')).toBe(nameUuid('item/a/b'));
  expect(nameUuid('item/a/b')).not.toBe(nameUuid('group/a/b'));
});

describe('the command-line check', () => {
  const script = resolve(import.meta.dirname, 'check-content.ts');

  test('reports the number of coaches, items and scenes', () => {
    let item = 0;
    const apart = (text: string) => {
      item += 1;
      return text.replaceAll('stands here', `stands in ${item}`).replace(/word /g, (_, at) => `w${item}x${at} `);
    };
    const files = Object.entries(soundContent()).map(([path, text]) => [
      path,
      path.includes('/library/') ? apart(text) : text,
    ]);
    const { folder, remove } = writeContent(Object.fromEntries(files));
    const said = execFileSync(process.execPath, [script, folder], { encoding: 'utf8' });
    remove();
    expect(said).toContain('The content is sound: 2 coaches, 6 library items, 0 scenes in 0 categories.\n');
    expect(said).toMatch(/The most alike items.*\n0\.\d\d {2}/);
  });

  test('reports problems and exits with status 1', () => {
    const files = soundContent();
    replace(item, 'category: one', 'category: three')(files);
    const { folder, remove } = writeContent(files);
    const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    remove();
    expect(status).toBe(1);
    expect(stderr).toContain(`content/${item}:${lineOf('category: one')}: `);
  });
});
