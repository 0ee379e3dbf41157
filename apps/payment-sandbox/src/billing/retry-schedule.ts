const day = 86_400;

/**
 * When a failed renewal is retried, in days after the first attempt: eight attempts within two weeks, as Stripe
 * recommends for its smart retries (https://docs.stripe.com/billing/revenue-recovery/smart-retries). Stripe varies the
 * hour per card; the sandbox always uses the same schedule.
 */
export const retriesAfterDays: readonly number[] = [1, 3, 5, 7, 9, 11, 14];

/**
 * @param tries the number of attempts so far
 * @returns the time of the next attempt, in seconds; null after the last one
 */
export function nextTry(firstTriedAt: number, tries: number): number | null {
  const after = retriesAfterDays[tries - 1];
  return after === undefined ? null : firstTriedAt + after * day;
}
