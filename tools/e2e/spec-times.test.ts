import { durationsIn, sayTimes } from './spec-times.ts';

test('counts every attempt of every test in a report, at any depth', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const report = { suites: [{ specs: [spec(1_000)], suites: [{ specs: [spec(2_000, 4_000)] }] }, {}] };
  expect(durationsIn(report)).toEqual([2_000, 4_000, 1_000]);
  expect(durationsIn({})).toEqual([]);
});

test.each([
  [
    { building: 4_400, specs: 159_600, itself: [200_000, 105_000] },
    'That took 2:44: 0:04 building, 2:40 for the tests, 5:05 of them one after another.',
  ],
  [{ building: 0, specs: 61_000, itself: [] }, 'That took 1:01: 0:00 building, 1:01 for the tests.'],
])('prints %j as %s', (times, expected) => {
  expect(sayTimes(times)).toBe(expected);
});
