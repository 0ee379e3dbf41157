import { commerceFigures, money, type Money } from '@greenroom/contracts';
import type { Pick } from './use-plans.ts';

/** What is charged when, as it is shown before anybody agrees to it. */
export interface Charges {
  dueToday: Money;
  /** The first charge above nothing, and its day. */
  first: Money;
  firstAt: Date;
  /** What each period costs once the coupon is used up; undefined where it is what the first one costs. */
  later: Money | undefined;
  /** Days without a charge; 0 where there is no trial. */
  trialDays: number;
  /** A mail comes on this day. */
  remindedAt: Date | undefined;
  /** Until when the whole first payment comes back for the asking. */
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
