import { createHash } from 'node:crypto';

/**
 * Whether the events of a visit are stored: all of a visit's events or none.
 * @param part share of visits, 0–1
 */
export function inSample(visitSessionId: string | undefined, part: number): boolean {
  if (part >= 1 || visitSessionId === undefined) return true;
  return createHash('sha256').update(visitSessionId).digest().readUInt32BE(0) < part * 2 ** 32;
}
