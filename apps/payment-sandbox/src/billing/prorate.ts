import type { Period } from './intervals.ts';

/**
 * The part of an amount that falls on the rest of its period, to the second, rounded to the nearest minor unit, half
 * away from zero. https://docs.stripe.com/billing/subscriptions/prorations
 * @param amount in minor units; a negative one gives the same with its sign
 * @param step what amounts of the currency are multiples of
 */
export function prorate(amount: number, { start, end }: Period, from: number, step = 1): number {
  if (end <= start) return 0;
  const left = Math.min(Math.max(end - from, 0), end - start);
  return share(amount, left, end - start, step);
}

/** `amount × part ÷ whole` without a float in between, rounded to a multiple of `step`, half away from zero. */
export function share(amount: number, part: number, whole: number, step = 1): number {
  const size = BigInt(Math.abs(amount)) * BigInt(part);
  const unit = BigInt(whole) * BigInt(step);
  const rounded = ((2n * size + unit) / (2n * unit)) * BigInt(step);
  return amount < 0 ? -Number(rounded) || 0 : Number(rounded);
}
