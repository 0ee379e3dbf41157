import fc from 'fast-check';
import type { Ranked, Reason, SubjectKind } from '@greenroom/recommendations';
import { chooseWeek, type WeekFacts } from './choose-week.ts';

const reasons: Record<string, Reason> = {
  goal: { from: 'goal', words: 'a raise' },
  score: { from: 'score', scene: 's', title: 'S', criterion: 'the-ask', score: 4, at: '2026-11-20T09:00:00Z' },
  beginning: { from: 'beginning' },
};
const one = (kind: SubjectKind, key: string, score: number, from = 'goal', first = false): Ranked => ({
  candidate: { kind, key, shelf: 'shelf', first },
  score,
  reason: reasons[from]!,
});

const facts: WeekFacts = {
  lists: {
    item: [one('item', 'i1', 0.9), one('item', 'i2', 0.7, 'goal', true), one('item', 'i3', 0.1)],
    scene: [one('scene', 's1', 0.8), one('scene', 's2', 0.5, 'score')],
    coach: [one('coach', 'c1', 0.6), one('coach', 'c2', 0.4)],
  },
  openWith: [],
  days: 3,
  before: null,
  held: new Set(),
  mayOpen: () => true,
};
const keysOf = (change: Partial<WeekFacts>) => chooseWeek({ ...facts, ...change }).map(({ key }) => key);

test.each<[string, Partial<WeekFacts>, string[]]>([
  ['reading, a talk, and the scene with the bad score', {}, ['i1', 'c1', 's2']],
  [
    'without a bad score: the best scene',
    { lists: { ...facts.lists, scene: [one('scene', 's1', 0.8)] } },
    ['i1', 'c1', 's1'],
  ],
  ['an open topic with a coach goes before a new coach', { openWith: ['imogen', 'kaito'] }, ['i1', 'imogen', 's2']],
  ['one day: two steps', { days: 1 }, ['i1', 's2']],
  ['one day and an open topic: a talk', { days: 1, openWith: ['imogen'] }, ['imogen', 's2']],
  ['every day: four steps, with the best of the rest', { days: 7 }, ['i1', 'c1', 's2', 's1']],
  ['less than half done last week: one step fewer', { before: { done: 1, of: 3 } }, ['i1', 's2']],
  ['half done last week: as many steps', { days: 4, before: { done: 2, of: 4 } }, ['i1', 'c1', 's2', 's1']],
  ['none of two done last week: still two steps', { before: { done: 0, of: 2 } }, ['i1', 's2']],
  ['skipped steps do not come again', { held: new Set(['s2', 'i1', 'c1']) }, ['i2', 'c2', 's1']],
  [
    'talked with last week: the next one',
    { openWith: ['imogen', 'kaito'], held: new Set(['imogen']) },
    ['i1', 'kaito', 's2'],
  ],
  [
    'without a plan: only free content',
    { mayOpen: ({ kind, first }) => kind === 'coach' || (kind === 'item' && first) },
    ['i2', 'c1'],
  ],
  ['no coach to talk to', { days: 2, lists: { ...facts.lists, coach: [], scene: [] } }, ['i1', 'i2']],
])('%s', (_, change, expected) => {
  expect(keysOf(change)).toEqual(expected);
});

test('for any lists: at most four steps, each once, at most one talk, nothing held back or closed', () => {
  const listOf = (kind: SubjectKind) =>
    fc
      .uniqueArray(
        fc.tuple(
          fc.integer({ min: 0, max: 30 }),
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.constantFrom('goal', 'score', 'beginning'),
        ),
        { selector: ([key]) => key, maxLength: 8 },
      )
      .map((all) =>
        all
          .map(([key, score, from]) => one(kind, `${kind}-${key}`, score, from, key % 2 === 0))
          .toSorted((a, b) => b.score - a.score),
      );
  const any = fc.record({
    lists: fc.record({ item: listOf('item'), scene: listOf('scene'), coach: listOf('coach') }),
    openWith: fc.uniqueArray(fc.integer({ min: 0, max: 9 }).map((key) => `coach-${key}`)),
    days: fc.integer({ min: 1, max: 7 }),
    before: fc.option(fc.record({ done: fc.nat(2), of: fc.integer({ min: 2, max: 4 }) })),
    held: fc.array(fc.constantFrom('item-0', 'item-1', 'scene-2', 'coach-3')).map((keys) => new Set<string>(keys)),
    shut: fc.boolean(),
  });
  fc.assert(
    fc.property(any, ({ shut, ...rest }) => {
      const mayOpen: WeekFacts['mayOpen'] = ({ kind, first }) => !shut || kind === 'coach' || first;
      const chosen = chooseWeek({ ...rest, mayOpen });
      const keys = chosen.map(({ key }) => key);
      const free = (kind: SubjectKind) =>
        rest.lists[kind].filter(({ candidate }) => !rest.held.has(candidate.key) && mayOpen(candidate)).length;
      const talks = Math.min(1, free('coach') + rest.openWith.filter((coach) => !rest.held.has(coach)).length);
      const there = free('item') + free('scene') + talks;
      expect(chosen.length).toBeLessThanOrEqual(4);
      expect(chosen.length).toBeGreaterThanOrEqual(Math.min(2, there));
      expect(new Set(keys).size).toBe(keys.length);
      expect(chosen.filter(({ kind }) => kind === 'coach').length).toBeLessThanOrEqual(1);
      expect(keys.filter((key) => rest.held.has(key))).toEqual([]);
    }),
  );
});
