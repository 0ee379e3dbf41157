import fc from 'fast-check';
import { Resampler } from './resampler.ts';

const tone = (hz: number, rateHz: number, seconds: number) =>
  Float32Array.from({ length: Math.round(rateHz * seconds) }, (_, at) => Math.sin((2 * Math.PI * hz * at) / rateHz));

/** Resamples in pieces of 128 samples, as an audio worklet delivers them. */
function resampled(input: Float32Array, fromHz: number, toHz: number, piece = 128): number[] {
  const resampler = new Resampler(fromHz, toHz);
  const output: number[] = [];
  for (let at = 0; at < input.length; at += piece) output.push(...resampler.push(input.slice(at, at + piece)));
  return output;
}

const rms = (samples: number[]) => Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);

test.each([48_000, 44_100, 32_000, 22_050, 16_000, 8_000])(
  "resampling from %i Hz keeps a voice's pitch, strength and length",
  (fromHz) => {
    const output = resampled(tone(440, fromHz, 1), fromHz, 16_000);
    expect(output.length).toBeGreaterThan(15_900);
    expect(output.length).toBeLessThanOrEqual(16_000);
    const middle = output.slice(2_000, 14_000);
    expect(rms(middle)).toBeCloseTo(Math.SQRT1_2, 1);
    const upwards = middle.filter((one, at) => one >= 0 && (middle[at - 1] ?? 0) < 0).length;
    expect(upwards).toBeGreaterThanOrEqual(329);
    expect(upwards).toBeLessThanOrEqual(331);
  },
);

test.each([48_000, 44_100])('resampling from %i Hz removes what 16 kHz cannot represent', (fromHz) => {
  expect(rms(resampled(tone(11_000, fromHz, 0.5), fromHz, 16_000).slice(500, -500))).toBeLessThan(0.02);
});

test('the size of the pieces makes no difference', () => {
  const input = tone(300, 44_100, 0.1);
  const whole = resampled(input, 44_100, 16_000, input.length);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 700 }), (piece) => {
      const pieces = resampled(input, 44_100, 16_000, piece);
      expect(pieces.length).toBe(whole.length);
      expect(Math.max(...pieces.map((one, at) => Math.abs(one - whole[at]!)))).toBeLessThan(1e-3);
    }),
    { numRuns: 20 },
  );
});
