import { levelGate, levelOf } from './level-gate.ts';

const tone = (level: number) => Float32Array.from({ length: 512 }, (_, at) => level * Math.sin(at / 3));

test.each([
  [1, -3],
  [0.1, -23],
  [0.001, -63],
])('a tone of %d has about %d dBFS', (level, dbfs) => {
  expect(levelOf(tone(level))).toBeCloseTo(dbfs, 0);
});

test('silence has no level', () => {
  expect(levelOf(new Float32Array(512))).toBe(-Infinity);
});

test('the gate opens at once, and stays open for a while', () => {
  const isWorthIt = levelGate({ quietBelowDbfs: -55, holdWindows: 2 });
  const levels = [0, 0.5, 0, 0, 0, 0, 0.5, 0.5, 0, 0, 0];
  expect(levels.map((level) => isWorthIt(tone(level)))).toEqual(
    [0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0].map((open) => open === 1),
  );
});
