import { pitchOf } from './pitch-of.ts';

const rate = 16_000;

/** Synthesizes a voice with the given frequency over time, with overtones. */
function voice(seconds: number, hzAt: (second: number) => number, loud = 6_000): Int16Array {
  let phase = 0;
  return Int16Array.from({ length: seconds * rate }, (_, n) => {
    phase += (2 * Math.PI * hzAt(n / rate)) / rate;
    return loud * (Math.sin(phase) + 0.6 * Math.sin(2 * phase) + 0.3 * Math.sin(3 * phase));
  });
}

test.each([80, 120, 210, 330])('finds %d hertz', async (hz) => {
  const found = (await pitchOf(voice(1, () => hz))).hz;
  expect(found.length).toBeGreaterThan(25);
  for (const one of found) expect(Math.abs((one ?? 0) - hz) / hz).toBeLessThan(0.01);
});

test('finds no pitch in silence or noise', async () => {
  let seed = 1;
  const noise = Int16Array.from({ length: rate }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647 - 0.5) * 8_000;
  });
  expect((await pitchOf(new Int16Array(rate))).hz.every((one) => one === null)).toBe(true);
  const found = (await pitchOf(noise)).hz;
  expect(found.filter((one) => one !== null).length / found.length).toBeLessThan(0.1);
});

test('follows a rising voice', async () => {
  const { hz, stepMs } = await pitchOf(voice(2, (second) => 120 + 40 * second));
  const at = (ms: number) => hz[Math.round(ms / stepMs)]!;
  expect(at(500)).toBeCloseTo(142, -1);
  expect(at(1_500)).toBeGreaterThan(at(500) + 30);
});
