const minute = 60;
const hour = 60 * minute;

/**
 * The intervals between delivery attempts, in seconds. Stripe promises up to three days with growing intervals
 * (https://docs.stripe.com/webhooks#retries); the steps are ours.
 */
const waits = [
  10,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
];

const givenUpAfter = 72 * hour;

/**
 * @param since when it was first due
 * @returns the time of the next attempt; null once three days have passed
 */
export function nextDelivery({
  now,
  since,
  attempts,
}: {
  now: number;
  since: number;
  attempts: number;
}): number | null {
  const next = now + (waits[attempts - 1] ?? waits.at(-1)!);
  return next - since > givenUpAfter ? null : next;
}
