const firstMs = 250;
const mostMs = 4_000;

/**
 * How long to wait before a try to connect, in milliseconds: twice as long each time, up to four seconds, and spread so
 * that not all come back at once.
 * @param attempt 0 for the first
 * @param chance 0 to 1
 */
export function backoffMs(attempt: number, chance: number): number {
  return Math.min(mostMs, firstMs * 2 ** attempt) * (0.75 + 0.5 * chance);
}
