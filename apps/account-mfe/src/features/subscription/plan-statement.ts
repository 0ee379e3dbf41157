import { shareOf, type PlanTier, type SubscriptionRecord } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { sayDay, sayMoney } from '@greenroom/plans';

/** A plan paid here, with all fields that its sentences use. */
export type PaidPlan = SubscriptionRecord & {
  id: string;
  tier: PlanTier;
  price: NonNullable<SubscriptionRecord['price']>;
  currentPeriodEnd: string;
};

/** Returns whether a plan is paid here, neither granted nor managed elsewhere. */
export function isPaidPlan(record: SubscriptionRecord): record is PaidPlan {
  return record.id !== null && record.tier !== null && record.price !== null && record.currentPeriodEnd !== null;
}

/** The kinds of plan statement, with the values that each sentence uses. */
interface Fillings {
  none: object;
  apple: object;
  parent: object;
  enterprise: object;
  granted: object;
  granted_until: { endsOn: string };
  active: { charge: string; chargeOn: string };
  /** Renewing, without a next charge from the provider. */
  renewing: { renewsOn: string };
  /** A pause was requested, and starts at the end of the paid period. */
  pausing: { from: string; until: string; charge: string };
  paused: { until: string; charge: string };
  /** A switch that the bank has to confirm by a moment. */
  confirming_switch: { due: string; by: string; charge: string; chargeOn: string };
  /** The early end of a pause that the bank has to confirm by a moment. */
  confirming_resume: { due: string; by: string; until: string; charge: string };
  switching_monthly: { switchOn: string; price: string };
  switching_annual: { switchOn: string; price: string };
  canceled: { endsOn: string; price: string };
  /** The cancellation can no longer be undone. */
  canceled_for_good: { endsOn: string };
  trial: { trialEndsAt: string };
  canceled_trial: { endsOn: string; price: string; monthly: string };
  canceled_trial_for_good: { endsOn: string };
  /** The card is retried automatically. */
  past_due: { graceUntil: string; charge: string; chargeOn: string };
  /** The card is not retried automatically, but the user can retry it. */
  past_due_to_pay: { graceUntil: string };
  /** Only another card can pay. */
  past_due_without_card: { graceUntil: string };
}
type Kind = keyof Fillings;

/** A statement about a plan: its kind selects the sentence, and `fill` has all values for it. */
export type PlanStatement = { [K in Kind]: { kind: K; fill: Fillings[K] } }[Kind];

/** Returns the statement about a plan, in any state and from any source. */
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
    case 'paused': {
      const fill = { until: pausedUntil(plan), charge: chargeAfterPause(plan) };
      const { pendingUpdate } = plan;
      if (pendingUpdate) return { kind: 'confirming_resume', fill: { ...fill, ...dueOf(pendingUpdate) } };
      return { kind: 'paused', fill };
    }
  }
}

function activeStatement(plan: PaidPlan): PlanStatement {
  const { pendingSwitch, pendingUpdate, nextCharge, currentPeriodEnd, pause } = plan;
  if (pendingUpdate) {
    const charge = nextCharge ? sayMoney(nextCharge) : wholePrice(plan);
    const fill = { charge, chargeOn: sayDay(nextCharge?.at ?? currentPeriodEnd), ...dueOf(pendingUpdate) };
    return { kind: 'confirming_switch', fill };
  }
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

/** Returns what a change costs, and until when it waits for its payment. */
const dueOf = ({ until, ...due }: NonNullable<SubscriptionRecord['pendingUpdate']>) => ({
  due: sayMoney(due),
  by: formatDate(until, { dateStyle: 'long', timeStyle: 'short' }),
});

const pausedUntil = ({ pause, currentPeriodEnd }: PaidPlan) => sayDay(pause?.until ?? currentPeriodEnd);

/** Returns the charge at the end of a pause. */
export function chargeAfterPause(plan: PaidPlan): string {
  return plan.nextCharge ? sayMoney(plan.nextCharge) : wholePrice(plan);
}

/** Returns the price of a full period. */
export function wholePrice({ price }: PaidPlan): string {
  return sayMoney({ amount: price.unitAmount, currency: price.currency });
}

/** Returns the monthly price, for comparing plans. */
export function monthlyPrice({ price, tier }: PaidPlan): string {
  const whole = { amount: price.unitAmount, currency: price.currency };
  return sayMoney(tier === 'annual' ? shareOf(whole, 12) : whole, 'short');
}

/** Returns whether nothing is charged any more unless the plan is continued. */
export function isEnding({ state }: PaidPlan): boolean {
  return state === 'canceled' || state === 'canceled_trial';
}

/** Returns the refund that the money-back guarantee gives now; null if it does not apply. */
export function refundOf({ id, actions, moneyBack }: SubscriptionRecord): SubscriptionRecord['moneyBack'] {
  return id !== null && actions.includes('refund') ? moneyBack : null;
}

/** Returns the day on which a plan that does not renew ends. */
export function endOf({ endsAt, currentPeriodEnd }: PaidPlan): string {
  return sayDay(endsAt ?? currentPeriodEnd);
}
