const day = 86_400;

/**
 * When a renewal that failed is tried again, in days after the first try: eight tries within two weeks, which is what
 * Stripe recommends for its smart retries (https://docs.stripe.com/billing/revenue-recovery/smart-retries). Theirs
 * choose the hour by what they know of cards; ours are the same each time.
 */
export const retriesAfterDays: readonly number[] = [1, 3, 5, 7, 9, 11, 14];

/**
 * @param tries how many there were
 * @returns the moment of the next, in seconds; nothing after the last
 */
export function nextTry(firstTriedAt: number, tries: number): number | null {
  const after = retriesAfterDays[tries - 1];
  return after === undefined ? null : firstTriedAt + after * day;
}
