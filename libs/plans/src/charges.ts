import { commerceFigures, money, type Money } from '@greenroom/contracts';
import type { Pick } from './use-plans.ts';

/** The amounts charged and their dates, as shown before the person agrees. */
export interface Charges {
  dueToday: Money;
  /** The first charge above zero, and its date. */
  first: Money;
  firstAt: Date;
  /** The price of each period after the coupon is used up; undefined if it equals the first one. */
  later: Money | undefined;
  /** The length of the trial in days; 0 without a trial. */
  trialDays: number;
  /** When the reminder mail is sent. */
  remindedAt: Date | undefined;
  /** Until when the whole first payment is refunded on request. */
  moneyBackUntil: Date;
}

const day = 86_400_000;

export function chargesOf({ tier, coupon }: Pick, now: Date): Charges {
  const price: Money = { amount: tier.price.unitAmount, currency: tier.price.currency };
  const first: Money = coupon ? { amount: coupon.price.unitAmount, currency: coupon.price.currency } : price;
  const { trialDays } = tier.internalData;
  const firstAt = new Date(now.getTime() + trialDays * day);
  return {
    dueToday: trialDays > 0 ? money(0, price.currency) : first,
    first,
    firstAt,
    later: coupon && coupon.duration !== 'forever' ? price : undefined,
    trialDays,
    remindedAt: trialDays > 0 ? new Date(firstAt.getTime() - commerceFigures.reminderDays * day) : undefined,
    moneyBackUntil: new Date(firstAt.getTime() + commerceFigures.moneyBackHours * 3_600_000),
  };
}
