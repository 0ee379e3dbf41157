import { chiSquared } from './chi-squared.ts';

test('accepts an even spread and rejects one that is too uneven', () => {
  expect(chiSquared([100, 100, 100, 100])).toMatchObject({ statistic: 0, degrees: 3 });
  const even = Array.from({ length: 1_000 }, (_, index) => 100 + (index % 2 ? 10 : -10));
  expect(chiSquared(even).chance).toBeCloseTo(0.488, 2);
  const uneven = even.map((count, index) => (index === 0 ? count + 200 : count));
  expect(chiSquared(uneven).chance).toBeLessThan(1e-9);
});

/** The table's value that is exceeded in 5 % of cases (NIST handbook, 1.3.6.7.4): 124.342 at 100 degrees of freedom. */
test('the probability agrees with the table', () => {
  const counts = Array.from({ length: 101 }, () => 1_000);
  const shift = Math.sqrt((124.342 * 1_000) / 2);
  counts[0]! += shift;
  counts[1]! -= shift;
  expect(chiSquared(counts).statistic).toBeCloseTo(124.342, 3);
  expect(chiSquared(counts).chance).toBeCloseTo(0.05, 3);
});
