import { createHash } from 'node:crypto';

/** Whether events of a visit are kept: all of a visit or none. @param part of visits, 0–1 */
export function inSample(visitSessionId: string | undefined, part: number): boolean {
  if (part >= 1 || visitSessionId === undefined) return true;
  return createHash('sha256').update(visitSessionId).digest().readUInt32BE(0) < part * 2 ** 32;
}
