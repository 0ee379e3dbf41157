import type { SceneCategory } from '@greenroom/content';
import { progressIn, type ScoredScene } from './progress-in.ts';

type Criterion = SceneCategory['rubric'][number];

const both = (text: string) => ({ en: text, de: text });
const check = (slug: string, never = false) =>
  ({
    slug,
    never,
    count: 1,
    done: both(`Did ${slug}.`),
    detect: [{ acts: ['explains'] }],
  }) as unknown as Criterion['checks'][number];
const criterion = {
  slug: 'the-case',
  name: both('The case'),
  about: both('Reasons.'),
  checks: [check('reason'), check('fact'), check('blame', true)],
} as unknown as Criterion;

const at = (turn: number) => ({ turn, from: 0, to: 5, quote: `line ${turn}` });
const scene = (score: number, places: Record<string, number[]>): ScoredScene => ({
  conversationUuid: `scene ${score}`,
  title: 'Ask for the raise',
  endedAt: new Date('2026-03-02T10:00:00Z'),
  scores: {
    criteria: [
      {
        slug: 'the-case',
        score,
        checks: Object.entries(places).map(([slug, turns]) => ({ slug, credit: 1, evidence: turns.map(at) })),
      },
    ],
  } as unknown as ScoredScene['scores'],
});
const bestOf = (...scenes: ScoredScene[]) => progressIn(criterion, [criterion], scenes, 'en')?.best;

test('the best line shows most of the criterion, not what comes first', () => {
  expect(bestOf(scene(8, { reason: [1, 3], fact: [3, 5] }))).toMatchObject({ quote: 'line 3', position: 4 });
});

test('the best line is from the best scene, and does nothing that is to be avoided', () => {
  const scenes = [scene(8, { reason: [1, 3], fact: [3], blame: [3] }), scene(5, { reason: [7] })];
  expect(bestOf(...scenes)).toMatchObject({ quote: 'line 1', conversationUuid: 'scene 8' });
});

test('without evidence there is no best line', () => {
  expect(bestOf(scene(8, { reason: [] }))).toBeNull();
});
