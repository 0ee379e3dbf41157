import type { Period } from './intervals.ts';

/**
 * Returns the part of an amount for the rest of its period, to the second, rounded to the nearest minor unit, half away
 * from zero. https://docs.stripe.com/billing/subscriptions/prorations
 * @param amount in minor units; a negative one gives the negated result
 * @param step amounts of the currency are multiples of it
 */
export function prorate(amount: number, { start, end }: Period, from: number, step = 1): number {
  if (end <= start) return 0;
  const left = Math.min(Math.max(end - from, 0), end - start);
  return share(amount, left, end - start, step);
}

/** Returns `amount × part ÷ whole` in integer arithmetic, rounded to a multiple of `step`, half away from zero. */
export function share(amount: number, part: number, whole: number, step = 1): number {
  const size = BigInt(Math.abs(amount)) * BigInt(part);
  const unit = BigInt(whole) * BigInt(step);
  const rounded = ((2n * size + unit) / (2n * unit)) * BigInt(step);
  return amount < 0 ? -Number(rounded) || 0 : Number(rounded);
}
