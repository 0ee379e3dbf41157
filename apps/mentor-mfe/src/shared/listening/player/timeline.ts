import type { NarrationPart } from '@greenroom/contracts';

/** A position in a narration: which part, and how far into it. */
export interface Place {
  part: number;
  seconds: number;
}

export const atStart: Place = { part: 0, seconds: 0 };

/**
 * Returns the length of each part in seconds: its audio's length if that is known, else its estimate, scaled by how
 * much the known lengths differ from their estimates.
 * @param heard known lengths by the part's index, in seconds
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

/** Returns a position within the whole, in seconds. */
export function positionOf(lengths: readonly number[], { part, seconds }: Place): number {
  return totalOf(lengths.slice(0, part)) + Math.min(seconds, lengths[part] ?? 0);
}

/** Returns the part and offset at a position, clamped to the start and to the end of the last part. */
export function placeAt(lengths: readonly number[], position: number): Place {
  let left = Math.max(0, position);
  for (const [part, length] of lengths.entries()) {
    if (left < length) return { part, seconds: left };
    left -= length;
  }
  return { part: Math.max(0, lengths.length - 1), seconds: lengths.at(-1) ?? 0 };
}
