import type { SceneCategory } from '@greenroom/content';
import { sceneToPractise } from './scene-to-practise.ts';

type Check = SceneCategory['rubric'][number]['checks'][number];
const none = { en: '', de: '' };
const check = (slug: string, detect: Check['detect'][number], never = false): Check => ({
  ...{ slug, never, count: 1 },
  ...{ text: { en: slug, de: `${slug} (de)` }, done: none, advice: none },
  detect: [detect],
});
const category = (slug: string, checks: Check[], scenes = [`${slug}-1`, `${slug}-2`]) => ({
  slug,
  rubric: [{ slug: 'one', name: none, about: none, levels: { low: none, middle: none, high: none }, checks }],
  scenes: scenes.map((one) => ({ slug: one, title: one })),
});
const leading = category('leading', [
  check('asked', { acts: ['asks-open'] }),
  check('no-maybes', { acts: ['hedges'] }, true),
]);
const short = { wordsAtMost: 20 };
const categories = [
  leading,
  category('home', [check('kept-it-short', short)]),
  category('work', [check('short-line', short), check('short-ask', short)]),
];
const scenes = { categories, category: (slug: string) => categories.find((one) => one.slug === slug) };
const reasonsFor = (names: Parameters<typeof sceneToPractise>[2]) =>
  names.map((name) => ({ name, turn: 3, quote: `Because of ${name}.`, atMs: 4_000 }));
const practise = (...toTry: Parameters<typeof sceneToPractise>[2]) =>
  sceneToPractise(scenes, 'one-to-one', toTry, reasonsFor(toTry), new Set(['leading-1']), 'en');

test.each([
  ['what most of the similar scenes score', practise('questions'), 'leading-2', 'asked'],
  ['what should be avoided', practise('hedging'), 'leading-2', 'no-maybes'],
  ['what only other scenes score: the ones that score it most', practise('longest-monologue'), 'work-1', 'short-line'],
  ['the first one that any scene scores', practise('questions', 'pace'), 'leading-2', 'asked'],
  ['how the person sounds', practise('pace'), 'leading-2', null],
])('%s', (_, found, scenarioSlug, looksAt) => expect(found).toMatchObject({ scenarioSlug, check: looksAt }));

test('suggests nothing if nothing went badly, and the first scene again if all were tried', () => {
  expect(practise()).toBeNull();
  const all = new Set(['leading-1', 'leading-2']);
  expect(sceneToPractise(scenes, 'one-to-one', ['questions'], reasonsFor(['questions']), all, 'de')).toEqual({
    title: 'leading-1',
    categorySlug: 'leading',
    scenarioSlug: 'leading-1',
    check: 'asked (de)',
    reason: { quote: 'Because of questions.', atMs: 4_000 },
  });
});

test('a measure that no line of the meeting shows is no reason for a scene', () => {
  expect(sceneToPractise(scenes, 'one-to-one', ['questions'], [], new Set(), 'en')).toBeNull();
  const hedging = reasonsFor(['hedging']);
  expect(sceneToPractise(scenes, 'one-to-one', ['questions', 'hedging'], hedging, new Set(), 'en')).toMatchObject({
    check: 'no-maybes',
    reason: { quote: 'Because of hedging.' },
  });
});

test('a share that is too large is practised by asking only if the questions were not good', () => {
  const reasons = reasonsFor(['talk-share']);
  expect(sceneToPractise(scenes, 'one-to-one', ['talk-share'], reasons, new Set(), 'en')).toMatchObject({
    check: 'asked',
  });
  expect(
    sceneToPractise(scenes, 'one-to-one', ['talk-share'], reasons, new Set(), 'en', ['open-questions']),
  ).toBeNull();
});
