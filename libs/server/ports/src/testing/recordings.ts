import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a recording of a speaker from `recordings/`, at 16 kHz. */
export function recording(name: 'good-evening' | 'yes'): Int16Array {
  return samplesOf(readFileSync(join(import.meta.dirname, 'recordings', `${name}.wav`)));
}

/** Returns the samples of a mono 16-bit WAV file. */
export function samplesOf(file: Buffer): Int16Array {
  const data = file.indexOf('data', 12, 'latin1');
  const length = Math.min(file.readUInt32LE(data + 4), file.length - data - 8);
  return new Int16Array(new Uint8Array(file.subarray(data + 8, data + 8 + (length & ~1))).buffer);
}

export const silence = (ms: number) => new Int16Array(ms * 16);

/** Returns white noise, the same each time. @param level peak level, as a fraction of full scale */
export function noise(ms: number, level: number): Int16Array {
  let seed = 1;
  return Int16Array.from({ length: ms * 16 }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 1_073_741_823.5 - 1) * level * 32_767;
  });
}

/** Returns a mains hum of 50 Hz. @param level peak level, as a fraction of full scale */
export const hum = (ms: number, level: number) =>
  Int16Array.from({ length: ms * 16 }, (_, at) => Math.sin((2 * Math.PI * 50 * at) / 16_000) * level * 32_767);

/** Concatenates sounds. */
export function inSequence(...parts: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Compares two sounds without a matcher, which would print every sample. */
export function isSameSound(one: Int16Array, other: Int16Array): boolean {
  return one.length === other.length && one.every((sample, index) => sample === other[index]);
}
