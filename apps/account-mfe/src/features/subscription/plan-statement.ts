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
  /** A pause was asked for, and begins when what is paid for is over. */
  pausing: { from: string; until: string; charge: string };
  paused: { until: string; charge: string };
  switching_monthly: { switchOn: string; price: string };
  switching_annual: { switchOn: string; price: string };
  canceled: { endsOn: string; price: string };
  /** Nothing can take the cancellation back any more. */
  canceled_for_good: { endsOn: string };
  trial: { trialEndsAt: string };
  canceled_trial: { endsOn: string; price: string; monthly: string };
  canceled_trial_for_good: { endsOn: string };
  /** The card is tried again by itself. */
  past_due: { graceUntil: string; charge: string; chargeOn: string };
  /** It is not, but can be tried by the person. */
  past_due_to_pay: { graceUntil: string };
  /** Only another card helps. */
  past_due_without_card: { graceUntil: string };
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
  const endsOn = endOf(plan);
  const goesOn = plan.actions.includes('continue');
  switch (state) {
    case 'active':
      return activeStatement(plan);
    case 'canceled':
      return goesOn ? { kind: 'canceled', fill: { endsOn, price } } : { kind: 'canceled_for_good', fill: { endsOn } };
    case 'trial':
      return { kind: 'trial', fill: { trialEndsAt: plan.trialEndsAt ?? plan.currentPeriodEnd } };
    case 'canceled_trial':
      return goesOn
        ? { kind: 'canceled_trial', fill: { endsOn, price, monthly: monthlyPrice(plan) } }
        : { kind: 'canceled_trial_for_good', fill: { endsOn } };
    case 'past_due':
      return overdueStatement(plan);
    case 'paused':
      return { kind: 'paused', fill: { until: pausedUntil(plan), charge: chargeAfterPause(plan) } };
  }
}

function activeStatement(plan: PaidPlan): PlanStatement {
  const { pendingSwitch, nextCharge, currentPeriodEnd, pause } = plan;
  if (pause)
    return {
      kind: 'pausing',
      fill: { from: sayDay(pause.from), until: pausedUntil(plan), charge: chargeAfterPause(plan) },
    };
  if (pendingSwitch) {
    const { tier, at, price } = pendingSwitch;
    const fill = { switchOn: sayDay(at), price: sayMoney({ amount: price.unitAmount, currency: price.currency }) };
    return { kind: `switching_${tier}`, fill };
  }
  if (!nextCharge) return { kind: 'renewing', fill: { renewsOn: sayDay(currentPeriodEnd) } };
  return { kind: 'active', fill: { charge: sayMoney(nextCharge), chargeOn: sayDay(nextCharge.at) } };
}

function overdueStatement({ graceUntil, currentPeriodEnd, nextCharge, actions }: PaidPlan): PlanStatement {
  const until = { graceUntil: sayDay(graceUntil ?? currentPeriodEnd) };
  if (!actions.includes('pay')) return { kind: 'past_due_without_card', fill: until };
  if (!nextCharge) return { kind: 'past_due_to_pay', fill: until };
  return { kind: 'past_due', fill: { ...until, charge: sayMoney(nextCharge), chargeOn: sayDay(nextCharge.at) } };
}

const pausedUntil = ({ pause, currentPeriodEnd }: PaidPlan) => sayDay(pause?.until ?? currentPeriodEnd);

/** What the end of a pause charges. */
export function chargeAfterPause(plan: PaidPlan): string {
  return plan.nextCharge ? sayMoney(plan.nextCharge) : wholePrice(plan);
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

/** Whether nothing is charged any more unless the plan is taken up again. */
export function isEnding({ state }: PaidPlan): boolean {
  return state === 'canceled' || state === 'canceled_trial';
}

/** The day on which a plan ends that is not renewed. */
export function endOf({ endsAt, currentPeriodEnd }: PaidPlan): string {
  return sayDay(endsAt ?? currentPeriodEnd);
}
