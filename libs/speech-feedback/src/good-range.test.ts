import { goodCounts } from './good-range.ts';

const rate = { unit: 'per-ten-minutes' } as const;

test.each([
  ['a short meeting', { good: { from: 6, to: null }, value: 10, count: 2 }, { from: 2, to: null }],
  ['a long meeting', { good: { from: 6, to: null }, value: 1, count: 3 }, { from: 18, to: null }],
  ['a rate at the edge', { good: { from: 6, to: null }, value: 6, count: 7 }, { from: 7, to: null }],
  ['an upper limit', { good: { from: null, to: 1 }, value: 2, count: 5 }, { from: null, to: 2 }],
  ['a limit below one', { good: { from: null, to: 1 }, value: 5, count: 1 }, { from: null, to: 0 }],
])('turns a range per ten minutes into counts: %s', (_, measure, counts) =>
  expect(goodCounts({ ...rate, ...measure })).toEqual(counts),
);

test('a count is in the range exactly when its rate is', () => {
  for (const minutes of [1, 2.5, 7, 13, 61.3])
    for (let count = 1; count <= 40; count += 1) {
      const value = count / (minutes / 10);
      const { from } = goodCounts({ ...rate, good: { from: 6, to: null }, value, count })!;
      const { to } = goodCounts({ ...rate, good: { from: null, to: 3 }, value, count })!;
      expect([minutes, count, count >= from!, count <= to!]).toEqual([minutes, count, value >= 6, value <= 3]);
    }
});

test.each([
  ['a share', { unit: 'percent', value: 50, count: null }],
  ['no question at all', { unit: 'per-ten-minutes', value: 0, count: 0 }],
] as const)('keeps the rate of %s', (_, measure) =>
  expect(goodCounts({ ...measure, good: { from: 6, to: null } })).toBeUndefined(),
);
