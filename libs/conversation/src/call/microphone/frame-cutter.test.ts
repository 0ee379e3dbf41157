import { FrameCutter, frameSamples, levelOf } from './frame-cutter.ts';

test('one second of any microphone is fifty separate frames of 20 ms', () => {
  const cutter = new FrameCutter(48_000);
  const frames = Array.from({ length: 400 }, () => cutter.push(new Float32Array(128).fill(0.5))).flat();
  expect(frameSamples).toBe(320);
  // The last few milliseconds wait for the samples after them.
  expect(frames.length).toBe(53);
  expect(new Set(frames.map(({ buffer }) => buffer)).size).toBe(53);
  expect(frames.at(-1)!.every((sample) => Math.abs(sample - 16_384) < 400)).toBe(true);
});

test('samples that are too loud are clipped and do not wrap around', () => {
  const frames = new FrameCutter(16_000).push(new Float32Array(1_000).fill(3));
  expect(frames[1]!.every((sample) => sample === 32_767)).toBe(true);
});

test.each([
  ['silence', new Int16Array(320), 0],
  ['half', new Int16Array(320).fill(-16_384), 0.5],
  ['nothing', new Int16Array(0), 0],
])('the level of %s', (_, frame, level) => expect(levelOf(frame)).toBeCloseTo(level, 3));
