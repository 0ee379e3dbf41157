const firstMs = 250;
const mostMs = 4_000;

/**
 * Returns the delay before an attempt to reconnect, in milliseconds: doubles up to four seconds, with jitter so that
 * clients do not reconnect all at once.
 * @param attempt 0 for the first
 * @param chance random number, 0 to 1
 */
export function backoffMs(attempt: number, chance: number): number {
  return Math.min(mostMs, firstMs * 2 ** attempt) * (0.75 + 0.5 * chance);
}
