export { randomBy } from '@greenroom/test-tools/random-by';

/** Returns a number from 0 up to but excluding 1. */
export type Random = () => number;

export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

export const chance = (random: Random, share: number): boolean => random() < share;

/** Returns an integer from 1 to `most`; small ones are frequent, large ones rare. */
export const size = (random: Random, most: number): number => Math.floor(most ** random());

/**
 * Like `size`, but exceeds `usual` in one of 40 files only, because large files take seconds of processor time each.
 */
export const seldomLarge = (random: Random, usual: number, most: number): number =>
  size(random, chance(random, 1 / 40) ? most : usual);

export const several = <T>(many: number, make: (at: number) => T): T[] =>
  Array.from({ length: many }, (_, at) => make(at));

/** Flips bytes, cuts the end off, repeats the file. */
export function damaged(random: Random, bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let left = size(random, 40); left > 0; left -= 1)
    copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  if (chance(random, 0.3)) return copy.subarray(0, Math.floor(random() * copy.length));
  return chance(random, 0.2) ? Buffer.concat([copy, copy]) : copy;
}
