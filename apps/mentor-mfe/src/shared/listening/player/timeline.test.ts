import { lengthsOf, placeAt, positionOf, totalOf } from './timeline.ts';

const parts = [{ estimatedMs: 10_000 }, { estimatedMs: 20_000 }, { estimatedMs: 30_000 }];

test.each([
  ['uses the estimates before anything was heard', {}, [10, 20, 30]],
  ['scales the other parts if one turned out longer', { 0: 12 }, [12, 24, 36]],
  ['keeps the measured parts as they were', { 0: 12, 2: 28 }, [12, 20, 28]],
])('%s', (_, heard, lengths) => expect(lengthsOf(parts, heard)).toEqual(lengths));

test.each([
  [0, { part: 0, seconds: 0 }],
  [-15, { part: 0, seconds: 0 }],
  [9.5, { part: 0, seconds: 9.5 }],
  [10, { part: 1, seconds: 0 }],
  [45, { part: 2, seconds: 15 }],
  [99, { part: 2, seconds: 30 }],
])('%d s into it is %o, and back', (position, place) => {
  const lengths = lengthsOf(parts, {});
  expect(placeAt(lengths, position)).toEqual(place);
  expect(positionOf(lengths, place)).toBe(Math.min(Math.max(position, 0), totalOf(lengths)));
});

test('no parts have no length', () => expect([totalOf([]), placeAt([], 5)]).toEqual([0, { part: 0, seconds: 0 }]));
