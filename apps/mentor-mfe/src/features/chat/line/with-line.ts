import type { Occasion } from '@greenroom/contracts';

/** Returns the request that changes only an occasion's line. */
export function withLine({ occasionId, what, withWhom, on, goodEnd, fear }: Occasion, line: string) {
  return { params: { occasionId }, body: { what, withWhom, on, goodEnd, fear, line } };
}
