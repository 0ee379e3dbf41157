import { money, shareOf, type SubscriptionRecord } from '@greenroom/contracts';
import { sayDay, sayMoney } from '@greenroom/plans';

const day = 86_400_000;

/** What the sentences about a subscription are filled with; empty where there is no such thing. */
export function fillings({ price, currentPeriodEnd, trialEndsAt, endsAt, graceUntil, nextCharge }: SubscriptionRecord) {
  const whole = price && { amount: price.unitAmount, currency: price.currency };
  const annual = price?.recurring.interval === 'year';
  const on = (at: string | null) => (at === null ? '' : sayDay(at));
  return {
    price: whole ? sayMoney(whole) : '',
    monthly: whole ? sayMoney(annual ? shareOf(whole, 12) : whole, 'short') : '',
    charge: nextCharge ? sayMoney(nextCharge) : '',
    chargeOn: on(nextCharge?.at ?? null),
    renewsOn: on(currentPeriodEnd),
    trialEnds: on(trialEndsAt),
    endsOn: on(endsAt ?? currentPeriodEnd),
    graceUntil: on(graceUntil),
    nothing: whole ? sayMoney(money(0, whole.currency)) : '',
  };
}

/** Whole days that are left until a moment, at least none; a day begun counts. */
export function daysUntil(at: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(at) - now.getTime()) / day));
}

/** Days before a moment, as a day. */
export function daysBefore(at: string, days: number): string {
  return sayDay(new Date(Date.parse(at) - days * day));
}
