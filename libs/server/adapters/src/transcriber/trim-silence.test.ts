import { splitAtQuiet } from '@greenroom/audio';
import { trimSilence } from './trim-silence.ts';

const second = 16_000;
const tone = (length: number, level = 0.3) => Float32Array.from({ length }, (_, at) => level * Math.sin(at / 5));
const sound = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));
const quiet = (length: number) => new Float32Array(length);

describe('trimSilence', () => {
  it.each([
    ['on both sides', sound(quiet(second), tone(second), quiet(second)), second + 2 * 1_600],
    ['but keeps pauses', sound(tone(1_600), quiet(second), tone(1_600)), second + 3_200],
    ['if nothing is loud', quiet(second), 0],
    ['from empty audio', quiet(0), 0],
    ['but keeps quiet speech', sound(quiet(second), tone(second, 0.01), quiet(second)), second + 2 * 1_600],
  ])('removes silence %s', (_, pcm, length) => {
    expect(Math.abs(trimSilence(pcm).length - length)).toBeLessThanOrEqual(2 * 320);
  });
});

describe('splitAtQuiet', () => {
  it('leaves short sound whole', () => {
    expect(splitAtQuiet(tone(second), second)).toHaveLength(1);
  });

  it('cuts long sound at its pauses without losing any', () => {
    const pcm = sound(tone(3 * second), quiet(4_000), tone(3 * second), quiet(4_000), tone(2 * second));
    const parts = splitAtQuiet(pcm, 4 * second);
    expect(parts).toHaveLength(3);
    expect(sound(...parts)).toEqual(pcm);
    expect(parts[0]!.length).toBeGreaterThan(3 * second);
    expect(parts[0]!.length).toBeLessThan(3 * second + 4_000);
  });

  it('also cuts sound without a pause', () => {
    const lengths = splitAtQuiet(tone(10 * second), 4 * second).map(({ length }) => length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(4 * second);
    expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThanOrEqual(2 * second);
  });
});
