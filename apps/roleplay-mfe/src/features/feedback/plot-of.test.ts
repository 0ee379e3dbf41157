import { plotOf, plotSize } from './plot-of.ts';

test('the best stands at the top, the least at the bottom', () => {
  expect([10, 1].map(plotSize.heightOf)).toEqual([plotSize.top, plotSize.bottom]);
});

test('tries go from left to right, each further', () => {
  const xs = plotOf([6.2, 6.7, 7.4]).map(({ x }) => x);
  expect(xs).toEqual([230, 455, 680]);
});

test('a first try stands alone in the middle', () => expect(plotOf([7])[0]!.x).toBe(475));

test('a figure below the lowest line would be cut: it stands above', () => {
  expect(plotOf([1.2, 6]).map(({ below }) => below)).toEqual([false, true]);
});
