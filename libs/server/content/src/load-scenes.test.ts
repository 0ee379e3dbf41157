import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readFile } from 'node:fs/promises';
import { Problems } from './domain/source-file.ts';
import { loadScenes } from './load-scenes.ts';

const real = resolve(import.meta.dirname, '../../../../content/scenes');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-scenes-'));
  cpSync(real, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function load() {
  const problems = new Problems();
  const text = async (path: string) => ({ file: path.slice(folder.length + 1), text: await readFile(path, 'utf8') });
  const scenes = await loadScenes(folder, text, problems);
  return { scenes, problems: problems.lines };
}

const change = (file: string, from: string | RegExp, to: string) => {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${String(from)} is not in ${file}`);
  writeFileSync(path, after);
};
const raise = 'work/ask-for-the-raise.yaml';

test('the shipped scenes are 8 categories in order with 48 scenes, each found by uuid and by slug', async () => {
  const { scenes, problems } = await load();
  expect(problems).toEqual([]);
  expect(scenes.categories.map(({ slug }) => slug).slice(0, 2)).toEqual(['work', 'interviews']);
  const all = scenes.categories.flatMap((category) => category.scenes);
  expect([scenes.categories.length, all.length, new Set(all.map(({ uuid }) => uuid)).size]).toEqual([8, 48, 48]);
  for (const scene of all) {
    expect(scenes.scene(scene.uuid)).toBe(scene);
    expect(scenes.scene(scene.slug)).toBe(scene);
  }
});

test.each([
  ['an unknown subcategory', 'subcategory: money', 'subcategory: opera', 'has no subcategory "opera"'],
  ['an unknown subject', 'subjects: [teams, results]', 'subjects: [teams, ships]', 'no subject "ships"'],
  ['an unknown beat', 'after: [one-case], lineFrom', 'after: [two-cases], lineFrom', 'no beat "two-cases"'],
  [
    'beats that wait for each other',
    'needs: { acts: [asks-open, acknowledges, summarises], moodFrom: 0.9',
    'needs: { after: [my-own], moodFrom: 0.9',
    'wait for each other in a circle',
  ],
  ['an unknown check', '  case-fact: I’ve', '  case-fiction: I’ve', 'no check "case-fiction"'],
  [
    'a situation that has only one sentence',
    /situation: >-\n[\s\S]*?\nyourRole/,
    'situation: Short.\nyourRole',
    '1 words',
  ],
  ['an unspeakable line', 'Okay. That’s, hm.', 'Okay. [sighs] That’s, hm.', 'nobody can say this aloud'],
  [
    'the title of another scene',
    'title: Ask for the raise',
    'title: The third Saturday',
    '“the third saturday” stands in work/ask-for-the-raise.yaml as well',
  ],
])('%s is reported with its file and line', async (_, from, to, told) => {
  change(raise, from, to);
  const { problems } = await load();
  expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(/^work\/[\w-]+\.yaml:\d+: /)]));
  expect(problems.join('\n')).toContain(told);
});

test.each([
  ['did-not-ask:', 'did-not-ask-me:', 'there is no beat "did-not-ask-me"'],
  ['did-not-ask:', 'did-not-ask-me:', 'leaves out the beat "did-not-ask"'],
  ['- Ach so. Darum', '- (seufzt) Ach so. Darum', 'nobody can say this aloud'],
])('German lines that do not match their scene are reported: %s as %s', async (before, after, told) => {
  change('custom.de.yaml', before, after);
  const { problems } = await load();
  expect(problems.join('\n')).toContain(told);
});

const germanScene = 'leading/ten-past-eight.de.yaml';

test.each([
  [germanScene, /(beats:\n {2})([\w-]+):/, '$1nowhere:', 'there is no beat "nowhere"'],
  [germanScene, /(beats:\n {2})([\w-]+):/, '$1nowhere:', 'leaves out the beat'],
  [germanScene, /(subjects:\n {2})([\w-]+):/, '$1nothing:', 'the English file has no "nothing"'],
  [germanScene, /(betterLines:\n {2})([\w-]+):/, '$1nobody:', 'the English file has no "nobody"'],
  [germanScene, /(beats:\n {2}[\w-]+:\n\s+- )/, '$1(seufzt) ', 'nobody can say this aloud'],
  ['leading/category.de.yaml', '  hedges:', '  whispers:', 'whispers'],
])('German texts in %s that do not fit the English file are reported: %s as %s', async (file, before, after, told) => {
  change(file, before, after);
  const { problems } = await load();
  expect(problems.join('\n')).toContain(told);
});

test('a German file without an English one is reported', async () => {
  cpSync(join(folder, germanScene), join(folder, 'leading/ten-past-nine.de.yaml'));
  const { problems } = await load();
  expect(problems).toEqual(['leading/ten-past-nine.de.yaml:1: has no English file beside it']);
});

test('a category with German lines has all of its scenes in German', async () => {
  const { scenes } = await load();
  const german = scenes.categories.filter(({ inGerman }) => inGerman !== undefined);
  expect(german.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['leading', 'health']));
  for (const category of scenes.categories)
    for (const scene of category.scenes)
      expect([scene.slug, scene.inGerman !== undefined]).toEqual([scene.slug, category.inGerman !== undefined]);
});

test('a copied scene is reported', async () => {
  cpSync(join(folder, raise), join(folder, 'work/ask-again.yaml'));
  const { problems } = await load();
  expect(problems.join('\n')).toContain('told once more');
});

test('a category missing in the order, and one without a folder, are reported', async () => {
  change('order.yaml', '[work,', '[opera,');
  const { problems } = await load();
  expect(problems.join('\n')).toContain('leaves out "work"');
  expect(problems.join('\n')).toContain('names "opera", which has no folder');
});

test('without a folder there are no scenes', async () => {
  const nowhere = await loadScenes('/nowhere', () => Promise.reject(new Error('not read')), new Problems());
  expect([nowhere.categories, nowhere.custom]).toEqual([[], undefined]);
});
