import { shareOf, type PlanTier, type SubscriptionRecord } from '@greenroom/contracts';
import { sayDay, sayMoney } from '@greenroom/plans';

/** A plan that is paid for here, with all that its sentences speak of. */
export type PaidPlan = SubscriptionRecord & {
  id: string;
  tier: PlanTier;
  price: NonNullable<SubscriptionRecord['price']>;
  currentPeriodEnd: string;
};

/** Whether a plan is paid for here; a plan that was granted, or is managed elsewhere, is not. */
export function isPaidPlan(record: SubscriptionRecord): record is PaidPlan {
  return record.id !== null && record.tier !== null && record.price !== null && record.currentPeriodEnd !== null;
}

/** The statements about a plan, and exactly what fills the sentences of each. */
interface Fillings {
  none: object;
  apple: object;
  parent: object;
  enterprise: object;
  granted: object;
  granted_until: { endsOn: string };
  active: { charge: string; chargeOn: string };
  /** Renewing, but the provider did not name the next charge. */
  renewing: { renewsOn: string };
  switching_monthly: { switchOn: string; price: string };
  switching_annual: { switchOn: string; price: string };
  canceled: { endsOn: string; price: string };
  trial: { trialEndsAt: string };
  canceled_trial: { endsOn: string; price: string; monthly: string };
  past_due: { graceUntil: string };
}
type Kind = keyof Fillings;

/** What is true of a plan: a sentence can be chosen by its kind alone, and everything it speaks of is there. */
export type PlanStatement = { [K in Kind]: { kind: K; fill: Fillings[K] } }[Kind];

/** States the plan of a record, whatever its state and wherever it comes from. */
export function planStatement(record: SubscriptionRecord): PlanStatement {
  const { state, originatorType, endsAt } = record;
  if (originatorType === 'EnterpriseSubscription') return { kind: 'enterprise', fill: {} };
  if (state === 'none' || state === 'apple' || state === 'parent') return { kind: state, fill: {} };
  if (isPaidPlan(record)) return paidStatement(record, state);
  return endsAt === null ? { kind: 'granted', fill: {} } : { kind: 'granted_until', fill: { endsOn: sayDay(endsAt) } };
}

function paidStatement(
  plan: PaidPlan,
  state: Exclude<SubscriptionRecord['state'], 'none' | 'apple' | 'parent'>,
): PlanStatement {
  const price = wholePrice(plan);
  switch (state) {
    case 'active':
      return activeStatement(plan);
    case 'canceled':
      return { kind: 'canceled', fill: { endsOn: endOf(plan), price } };
    case 'trial':
      return { kind: 'trial', fill: { trialEndsAt: plan.trialEndsAt ?? plan.currentPeriodEnd } };
    case 'canceled_trial':
      return { kind: 'canceled_trial', fill: { endsOn: endOf(plan), price, monthly: monthlyPrice(plan) } };
    case 'past_due':
      return { kind: 'past_due', fill: { graceUntil: sayDay(plan.graceUntil ?? plan.currentPeriodEnd) } };
  }
}

function activeStatement({ pendingSwitch, nextCharge, currentPeriodEnd }: PaidPlan): PlanStatement {
  if (pendingSwitch) {
    const { tier, at, price } = pendingSwitch;
    const fill = { switchOn: sayDay(at), price: sayMoney({ amount: price.unitAmount, currency: price.currency }) };
    return { kind: `switching_${tier}`, fill };
  }
  if (!nextCharge) return { kind: 'renewing', fill: { renewsOn: sayDay(currentPeriodEnd) } };
  return { kind: 'active', fill: { charge: sayMoney(nextCharge), chargeOn: sayDay(nextCharge.at) } };
}

/** What a whole period costs. */
export function wholePrice({ price }: PaidPlan): string {
  return sayMoney({ amount: price.unitAmount, currency: price.currency });
}

/** The price by the month, as plans are compared. */
export function monthlyPrice({ price, tier }: PaidPlan): string {
  const whole = { amount: price.unitAmount, currency: price.currency };
  return sayMoney(tier === 'annual' ? shareOf(whole, 12) : whole, 'short');
}

/** The day on which a plan ends that is not renewed. */
export function endOf({ endsAt, currentPeriodEnd }: PaidPlan): string {
  return sayDay(endsAt ?? currentPeriodEnd);
}
