import { pacePlot, paceSize } from './pace-line.ts';

const good = { from: 100, to: 165 };
const at = (...values: (number | null)[]) => values.map((value, index) => ({ atSeconds: index * 30, value }));

test('draws a faster pace higher, and leaves a gap where too little was said', () => {
  const { runs } = pacePlot({ series: at(120, 150, null, 90), good })!;
  expect(runs.map((run) => run.map(({ value }) => value))).toEqual([[120, 150], [90]]);
  const [[first, second], [last]] = runs as [[(typeof runs)[0][0], (typeof runs)[0][0]], [(typeof runs)[0][0]]];
  expect(second.y).toBeLessThan(first.y);
  expect(last.x).toBe(paceSize.right);
  for (const { y } of runs.flat()) expect(y).toBeGreaterThanOrEqual(paceSize.top);
});

test('reduces a talk of two hours to a readable number of points', () => {
  const { runs } = pacePlot({ series: at(...Array.from({ length: 240 }, (_, index) => 100 + index)), good })!;
  expect(runs.flat()).toHaveLength(30);
  expect(runs.flat()[0]).toMatchObject({ atSeconds: 0, value: 103.5 });
});

test.each([[[]], [at(120)], [at(null, 120, null)]])('draws no line for a single stretch', (series) => {
  expect(pacePlot({ series, good })).toBeUndefined();
});
