import * as fc from 'fast-check';
import type { Candidate, CatalogueIndex } from './candidate.ts';
import type { PersonFacts } from './person-facts.ts';
import { rank, type RankingDay, type Signal } from './rank.ts';
import { recommend } from './recommend.ts';
import { spreadOut } from './spread-out.ts';

const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const shelves = ['one', 'two', 'three'];
const candidates = fc
  .array(fc.record({ shelf: fc.constantFrom(...shelves), first: fc.boolean() }), {
    minLength: 1,
    maxLength: keys.length,
  })
  .map((made) => made.map((one, at): Candidate => ({ kind: 'item', key: keys[at]!, ...one })));
/** In thousandths, because a weight too small to change a sum is no signal. */
const weight = fc.integer({ min: -1_000, max: 1_000 }).map((thousandths) => thousandths / 1_000);
const near = fc.dictionary(fc.constantFrom(...keys), fc.double({ min: 0.01, max: 1, noNaN: true }));
const signal = fc.record({ words: fc.string(), weight, near }).map(({ words, weight, near }): Signal => ({
  reason: { from: 'goal', words },
  weight,
  near: new Map(Object.entries(near)),
}));
const signals = fc.array(signal, { maxLength: 6 });
const day = fc
  .record({ seed: fc.string(), held: fc.subarray(keys), times: fc.dictionary(fc.constantFrom(...keys), fc.nat(5)) })
  .map(({ seed, held, times }): RankingDay => ({
    seed,
    held: new Set(held),
    passedOver: new Map(Object.entries(times)),
  }));

test('the order of signals and candidates does not matter', () => {
  fc.assert(
    fc.property(candidates, signals, day, (all, known, today) => {
      const order = (ranked: ReturnType<typeof rank>) => ranked.map(({ candidate }) => candidate.key);
      // Floating-point sums in another order differ in their last digit.
      const tidy = known.map((one) => ({
        ...one,
        weight: Math.round(one.weight * 4) / 4,
        near: new Map([...one.near].map(([key, value]) => [key, Math.ceil(value * 4) / 4])),
      }));
      expect(order(rank(all.toReversed(), tidy.toReversed(), today))).toEqual(order(rank(all, tidy, today)));
    }),
  );
});

test('candidates held back are left out, and none appears twice', () => {
  fc.assert(
    fc.property(candidates, signals, day, (all, known, today) => {
      const shown = rank(all, known, today).map(({ candidate }) => candidate.key);
      expect(shown.filter((key) => today.held.has(key))).toEqual([]);
      expect(new Set(shown).size).toBe(shown.length);
    }),
  );
});

test('the reason is the largest contribution: without it the score is lower', () => {
  fc.assert(
    fc.property(candidates, signals, day, (all, known, today) => {
      for (const { candidate, score, reason } of rank(all, known, today)) {
        if (reason.from === 'beginning') continue;
        const giver = known.find((one) => one.reason === reason)!;
        expect(giver.weight * giver.near.get(candidate.key)!).toBeGreaterThan(0);
        const others = known.filter((one) => one !== giver);
        expect(
          others.every(
            (one) => (one.near.get(candidate.key) ?? 0) * one.weight <= giver.near.get(candidate.key)! * giver.weight,
          ),
        ).toBe(true);
        const without = rank(all, others, today).find((one) => one.candidate.key === candidate.key);
        expect(without?.score ?? 0).toBeLessThan(score);
      }
    }),
  );
});

test('an additional signal for a candidate never lowers its rank', () => {
  fc.assert(
    fc.property(candidates, signals, day, fc.constantFrom(...keys), (all, known, today, key) => {
      const placeOf = (ranked: ReturnType<typeof rank>) => {
        const place = ranked.findIndex(({ candidate }) => candidate.key === key);
        return place === -1 ? Infinity : place;
      };
      const sign: Signal = { reason: { from: 'saved', at: '' }, weight: 0.5, near: new Map([[key, 1]]) };
      expect(placeOf(rank(all, [...known, sign], today))).toBeLessThanOrEqual(placeOf(rank(all, known, today)));
    }),
  );
});

test('a candidate passed over more often has a lower score', () => {
  fc.assert(
    fc.property(candidates, signals, day, (all, known, today) => {
      const [best] = rank(all, known, today);
      fc.pre(best !== undefined);
      const times = (today.passedOver.get(best.candidate.key) ?? 0) + 1;
      const later = { ...today, passedOver: new Map([...today.passedOver, [best.candidate.key, times]]) };
      const then = rank(all, known, later).find(({ candidate }) => candidate === best.candidate);
      expect(then!.score).toBeLessThan(best.score);
    }),
  );
});

test('a shorter list is the beginning of a longer one, and the best comes first', () => {
  fc.assert(
    fc.property(candidates, signals, day, fc.nat(8), fc.nat(8), (all, known, today, few, more) => {
      const ranked = rank(all, known, today);
      const longer = spreadOut(ranked, few + more);
      expect(spreadOut(ranked, few)).toEqual(longer.slice(0, few));
      if (few > 0) expect(longer[0]).toBe(ranked[0]);
      expect(longer.length).toBe(Math.min(ranked.length, few + more));
    }),
  );
});

test('equal candidates from several shelves alternate', () => {
  const of = (key: string, shelf: string) => ({
    candidate: { kind: 'item' as const, key, shelf, first: false },
    score: 1,
    reason: { from: 'beginning' as const },
  });
  const ranked = [of('a', 'one'), of('b', 'one'), of('c', 'one'), of('d', 'two'), of('e', 'two')];
  expect(spreadOut(ranked, 4).map(({ candidate }) => candidate.shelf)).toEqual(['one', 'two', 'one', 'two']);
});

describe('recommendations for a person', () => {
  const all: Candidate[] = [
    { kind: 'item', key: 'raise', shelf: 'anila', first: true },
    { kind: 'item', key: 'rates', shelf: 'anila', first: false },
    { kind: 'item', key: 'sleep', shelf: 'noor', first: true },
    { kind: 'scene', key: 'ask', shelf: 'work', first: true },
    { kind: 'coach', key: 'anila', shelf: 'money', first: true },
    { kind: 'coach', key: 'noor', shelf: 'calm', first: true },
  ];
  const about: Record<string, [string, number][]> = {
    money: [
      ['raise', 0.9],
      ['rates', 0.6],
      ['ask', 0.7],
      ['anila', 0.8],
    ],
    night: [
      ['sleep', 0.9],
      ['noor', 0.8],
    ],
  };
  const index: CatalogueIndex = {
    candidates: all,
    candidate: (key) => all.find((one) => one.key === key),
    toWords: (words) => new Map(about[words.split('\n').at(-1)!] ?? []),
    toSubject: (key) =>
      new Map([...(Object.values(about).find((near) => near.some(([one]) => one === key)) ?? []), [key, 1]]),
  };
  const nothing: PersonFacts = {
    ...{ goal: null, withWhom: null, manner: null },
    ...{ talks: [], rated: [], read: [], played: [], meetings: [], waved: [] },
    passedOver: new Map(),
  };
  const now = new Date('2026-11-22T09:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const list = (facts: Partial<PersonFacts>, kind: 'item' | 'scene' | 'coach' = 'item', at = now) =>
    recommend({ ...nothing, ...facts }, index, 'someone', at).lists[kind].map(({ candidate, reason }) => [
      candidate.key,
      reason.from,
    ]);

  test('begin with the first items of shelves if nothing is known', () => {
    expect(recommend(nothing, index, 'someone', now).known).toBe(false);
    expect(
      list({})
        .map(([key]) => key)
        .toSorted(),
    ).toEqual(['raise', 'sleep']);
    expect(list({}).every(([, from]) => from === 'beginning')).toBe(true);
  });

  test('follow what the person said they are working on', () => {
    expect(list({ goal: 'money' })).toEqual([
      ['raise', 'goal'],
      ['rates', 'goal'],
      ['sleep', 'beginning'],
    ]);
    expect(list({ goal: 'money' }, 'coach')[0]).toEqual(['anila', 'goal']);
    expect(list({ goal: 'money' }, 'scene')).toEqual([['ask', 'goal']]);
  });

  const talk = (said: string, days: number) => ({ coach: 'imogen', title: 'A talk', said: [said], at: daysAgo(days) });
  test('favour recent conversations over old ones', () => {
    expect(list({ talks: [talk('night', 1), talk('money', 30)] })[0]).toEqual(['sleep', 'talk']);
    expect(list({ talks: [talk('night', 30), talk('money', 1)] })[0]).toEqual(['raise', 'talk']);
  });

  const read = (item: string, finishedAt: Date | null, savedAt: Date | null = null) => ({
    item,
    progress: 1,
    openedAt: finishedAt,
    finishedAt,
    savedAt,
  });
  test('leave out what was just finished, and offer similar things because of it', () => {
    expect(list({ read: [read('raise', daysAgo(1))] })[0]).toEqual(['rates', 'finished']);
    expect(list({ read: [read('raise', daysAgo(1))] }).map(([key]) => key)).not.toContain('raise');
    expect(list({ read: [read('raise', daysAgo(90))] }).map(([key]) => key)).toContain('raise');
  });

  test('put what was saved for later first', () => {
    expect(list({ read: [read('sleep', null, daysAgo(3))] })[0]).toEqual(['sleep', 'saved']);
  });

  test('leave out what was dismissed, and lower what is similar', () => {
    const facts = { goal: 'money', talks: [talk('night', 10)] };
    expect(list(facts).map(([key]) => key)).toEqual(['raise', 'rates', 'sleep']);
    expect(list({ ...facts, waved: [{ key: 'raise', at: daysAgo(1) }] }).map(([key]) => key)).toEqual([
      'sleep',
      'rates',
    ]);
  });

  test('do not introduce a coach the person has met', () => {
    expect(list({ talks: [{ ...talk('money', 1), coach: 'anila' }] }, 'coach').map(([key]) => key)).not.toContain(
      'anila',
    );
  });

  test('leave out a scene that was just played', () => {
    const played = {
      scene: 'ask',
      title: 'Ask',
      at: daysAgo(1),
      weakest: { criterion: 'c', score: 3, words: 'money' },
    };
    expect(list({ played: [played] }, 'scene')).toEqual([]);
    expect(list({ played: [played] })[0]).toEqual(['raise', 'score']);
  });

  test('stay the same all day, and vary the order of equal candidates on another day', () => {
    expect(list({}, 'item', new Date('2026-11-22T23:59:00Z'))).toEqual(list({}));
    const firsts = new Set(Array.from({ length: 14 }, (_, days) => list({}, 'item', daysAgo(days))[0]![0]));
    expect(firsts.size).toBe(2);
  });
});
