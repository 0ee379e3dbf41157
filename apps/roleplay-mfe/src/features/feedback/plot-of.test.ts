import { plotOf, plotSize } from './plot-of.ts';

test('puts the best score at the top, the lowest at the bottom', () => {
  expect([10, 1].map(plotSize.heightOf)).toEqual([plotSize.top, plotSize.bottom]);
});

test('places sessions from left to right', () => {
  const xs = plotOf([6.2, 6.7, 7.4]).map(({ x }) => x);
  expect(xs).toEqual([230, 455, 680]);
});

test('centres a single session', () => expect(plotOf([7])[0]!.x).toBe(475));

test('puts a figure above its point where it would be cut off below', () => {
  expect(plotOf([1.2, 6]).map(({ below }) => below)).toEqual([false, true]);
});
