import type { JudgedCriterion, MoodCourse } from '@greenroom/contracts';
import type { SceneCategory } from '@greenroom/content';
import { weakMoments } from './weak-moments.ts';

type Rubric = SceneCategory['rubric'];
type Where = 'opening' | 'ending' | undefined;

const rule = (slug: string, { never = false, where }: { never?: boolean; where?: Where } = {}) =>
  ({
    slug,
    never,
    advice: { en: `try ${slug}`, de: `${slug} versuchen` },
    detect: [{ where }],
  }) as unknown as Rubric[number]['checks'][number];
const rubricOf = (...checks: Rubric[number]['checks']) =>
  checks.map((check) => ({ slug: check.slug, checks: [check] }) as unknown as Rubric[number]);
const judged = (slug: string, score: number, at: number[] = [], never = false) =>
  ({
    slug,
    score,
    advisedCheck: score < 10 ? slug : null,
    checks: [{ slug, never, evidence: at.map((position) => ({ position })) }],
  }) as unknown as JudgedCriterion;

const lines = [
  'You wanted to talk?',
  'Yes.',
  'So?',
  'It is your fault.',
  'Is it?',
  'I need a day off.',
  'Hm.',
  'Bye.',
].map((text, at) => ({
  position: at + 1,
  author: at % 2 === 0 ? ('partner' as const) : ('person' as const),
  text,
  status: 'said' as const,
}));
const moods: MoodCourse = {
  begins: 0,
  moves: [0.2, -0.6, -0.2, -0.4].map((mood, at) => ({ position: 2 * at + 2, mood, because: null, words: null })),
};
const placesOf = (criteria: JudgedCriterion[], rubric: Rubric) =>
  weakMoments(criteria, rubric, lines, moods).map(({ check, position, push }) => [check, position, push]);

test('a behaviour to avoid is placed at its line, which then serves no other criterion', () => {
  const rubric = rubricOf(rule('no-blame', { never: true }), rule('reason'));
  expect(placesOf([judged('no-blame', 6, [4], true), judged('reason', 3, [6])], rubric)).toEqual([
    ['reason', 8, 'Hm.'],
    ['no-blame', 4, 'So?'],
  ]);
});

test('a criterion about the opening or the ending is placed there', () => {
  const rubric = rubricOf(rule('early', { where: 'opening' }), rule('close', { where: 'ending' }));
  expect(placesOf([judged('early', 4), judged('close', 5)], rubric)).toEqual([
    ['early', 2, 'You wanted to talk?'],
    ['close', 8, 'Hm.'],
  ]);
});

test('a missed check is placed at the line that did nothing and cost the most trust', () => {
  expect(placesOf([judged('asks', 2)], rubricOf(rule('asks')))).toEqual([['asks', 4, 'So?']]);
});

test('a good criterion needs no moment', () => {
  expect(placesOf([judged('asks', 8), judged('reason', 10)], rubricOf(rule('asks'), rule('reason')))).toEqual([]);
});

test('skips removed lines and lines that were answered with care', () => {
  const hard = lines.map((line) => (line.position === 4 ? { ...line, text: 'I want to kill myself.' } : line));
  const removed = hard.map((line) => (line.position === 8 ? { ...line, text: '', status: 'removed' as const } : line));
  const moments = weakMoments(
    [judged('asks', 2), judged('reason', 3)],
    rubricOf(rule('asks'), rule('reason')),
    removed,
    moods,
  );
  // Care continues until the person says that they are safe.
  expect(moments.map(({ position }) => position)).toEqual([2]);
});
