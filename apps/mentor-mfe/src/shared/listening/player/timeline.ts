import type { NarrationPart } from '@greenroom/contracts';

/** A place in what is said: which part, and how far into it. */
export interface Place {
  part: number;
  seconds: number;
}

export const atStart: Place = { part: 0, seconds: 0 };

/**
 * How long each part lasts, in seconds: as its sound says where that was heard, else its estimate, by as much longer or
 * shorter as those that were heard turned out.
 * @param heard by the part's index, in seconds
 */
export function lengthsOf(
  parts: readonly Pick<NarrationPart, 'estimatedMs'>[],
  heard: Readonly<Record<number, number>>,
): number[] {
  const estimates = parts.map(({ estimatedMs }) => estimatedMs / 1_000);
  const [lasted, expected] = estimates.reduce<[number, number]>(
    ([sum, of], estimate, part) => (heard[part] === undefined ? [sum, of] : [sum + heard[part], of + estimate]),
    [0, 0],
  );
  const ratio = expected > 0 ? lasted / expected : 1;
  return estimates.map((estimate, part) => heard[part] ?? estimate * ratio);
}

export const totalOf = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + length, 0);

/** How far into the whole a place is, in seconds. */
export function positionOf(lengths: readonly number[], { part, seconds }: Place): number {
  return totalOf(lengths.slice(0, part)) + Math.min(seconds, lengths[part] ?? 0);
}

/** The place so far into the whole; what is before it is its start, what is after it the end of the last part. */
export function placeAt(lengths: readonly number[], position: number): Place {
  let left = Math.max(0, position);
  for (const [part, length] of lengths.entries()) {
    if (left < length) return { part, seconds: left };
    left -= length;
  }
  return { part: Math.max(0, lengths.length - 1), seconds: lengths.at(-1) ?? 0 };
}
