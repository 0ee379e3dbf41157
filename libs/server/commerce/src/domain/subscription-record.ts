import {
  type Money,
  noSubscription,
  originatorOf,
  type PlanStatus,
  type PlanTier,
  type SubscriptionAction,
  type SubscriptionRecord,
  type SubscriptionState,
} from '@greenroom/contracts';
import { pauseOptions } from './pause-options.ts';
import type { PlanStanding } from './standing.ts';

/** A plan that a setting gives, and where it is kept. */
export interface GrantedPlan {
  status: PlanStatus;
  endsAt: Date | null;
  enterpriseAdmin: boolean;
  keptBy?: 'apple' | 'parent' | undefined;
}

/** The subscription as it is projected. */
export interface RecordedSubscription {
  id: string;
  tier: PlanTier;
  price: Money;
  intervalCount: number;
  currentPeriodEnd: Date;
  trialEnd: Date | null;
  card: SubscriptionRecord['card'];
  pendingSwitch: { tier: PlanTier; at: Date; price: Money } | null;
  next: { amount: Money; at: Date } | null;
  pause: { from: Date; until: Date } | null;
  discounted: boolean;
  /** Of the invoice that is open. */
  overdue: Money | null;
}

export interface PlanFacts {
  granted: GrantedPlan | undefined;
  standing: PlanStanding;
  subscription: RecordedSubscription | undefined;
  moneyBack: { until: Date; amount: Money } | undefined;
  /** The account is to be deleted: nothing is begun, and nothing goes on. */
  leaving: boolean;
  /** Where plans kept elsewhere are changed. */
  elsewhere: Readonly<Record<'apple' | 'parent', string | null>>;
}

/** What one is shown of one's plan, and may do with it: the only place that decides it. */
export function subscriptionRecord(facts: PlanFacts): SubscriptionRecord {
  const record = recordOf(facts);
  return facts.leaving ? { ...record, actions: record.actions.filter((action) => !goesOn.has(action)) } : record;
}

const goesOn: ReadonlySet<SubscriptionAction> = new Set([
  'create',
  'continue',
  'switch',
  'withdraw_switch',
  'pause',
  'resume',
  'coupon',
]);

function recordOf(facts: PlanFacts): SubscriptionRecord {
  const { granted, standing, subscription, moneyBack, elsewhere } = facts;
  if (granted) return grantedRecord(granted, elsewhere);
  const { state } = standing;
  if (!subscription || state === 'none')
    return { ...noSubscription, actions: standing.blocksAnother ? [] : ['create'] };
  const { id, tier, price, intervalCount, currentPeriodEnd, trialEnd, card, pendingSwitch, next, overdue } =
    subscription;
  const { pause, discounted } = subscription;
  const actions = actionsOf(state, {
    switching: pendingSwitch !== null,
    pausing: pause !== null,
    discounted,
    moneyBack: moneyBack !== undefined,
    payable: overdue !== null && card !== null,
  });
  return {
    id,
    state,
    originatorType: 'StripeSubscription',
    tier,
    price: {
      currency: price.currency,
      unitAmount: price.amount,
      recurring: { interval: tier === 'annual' ? 'year' : 'month', intervalCount },
    },
    currentPeriodEnd: currentPeriodEnd.toISOString(),
    trialEndsAt: state === 'trial' || state === 'canceled_trial' ? (trialEnd?.toISOString() ?? null) : null,
    endsAt: state === 'past_due' ? null : (standing.endsAt?.toISOString() ?? null),
    graceUntil: standing.graceUntil?.toISOString() ?? null,
    nextCharge: next && { ...next.amount, at: next.at.toISOString() },
    overdue,
    pendingSwitch: pendingSwitch && {
      tier: pendingSwitch.tier,
      at: pendingSwitch.at.toISOString(),
      price: { currency: pendingSwitch.price.currency, unitAmount: pendingSwitch.price.amount },
    },
    card,
    moneyBack: moneyBack ? { ...moneyBack.amount, until: moneyBack.until.toISOString() } : null,
    managedAt: null,
    pause: pause && { from: pause.from.toISOString(), until: pause.until.toISOString() },
    pauseOptions: actions.includes('pause') ? pauseOptions(currentPeriodEnd) : [],
    discounted,
    actions,
  };
}

interface ActionFacts {
  switching: boolean;
  /** A pause was asked for. */
  pausing: boolean;
  discounted: boolean;
  moneyBack: boolean;
  payable: boolean;
}

function actionsOf(state: SubscriptionState, facts: ActionFacts): SubscriptionAction[] {
  const { switching, pausing, discounted, moneyBack, payable } = facts;
  const refund: SubscriptionAction[] = moneyBack ? ['refund'] : [];
  const coupon: SubscriptionAction[] = discounted ? [] : ['coupon'];
  switch (state) {
    case 'active': {
      if (pausing) return ['cancel', 'resume', 'payment_method', ...refund];
      if (switching) return ['cancel', 'withdraw_switch', 'payment_method', ...refund];
      // A code that holds once might be used up by the invoice of nothing that a pause brings.
      const pause: SubscriptionAction[] = discounted ? [] : ['pause'];
      return ['cancel', 'switch', 'payment_method', ...pause, ...coupon, ...refund];
    }
    case 'canceled':
      return ['continue', 'payment_method', ...refund];
    case 'trial':
      return ['cancel', 'switch', 'payment_method', ...coupon, ...refund];
    case 'past_due':
      return ['cancel', ...(payable ? (['pay'] as const) : []), 'payment_method', ...refund];
    case 'canceled_trial':
      return ['continue', 'payment_method'];
    case 'paused':
      return ['cancel', 'resume', 'payment_method'];
    default:
      return [];
  }
}

function grantedRecord(granted: GrantedPlan, elsewhere: PlanFacts['elsewhere']): SubscriptionRecord {
  const { status, endsAt, keptBy } = granted;
  const common = { ...noSubscription, endsAt: endsAt?.toISOString() ?? null, originatorType: originatorOf(granted) };
  if (keptBy) return { ...common, state: keptBy, managedAt: elsewhere[keptBy], actions: ['manage_elsewhere'] };
  return { ...common, state: statesOfGrants[status] };
}

const statesOfGrants: Record<PlanStatus, SubscriptionState> = {
  FREE: 'none',
  TRIAL: 'trial',
  ACTIVE: 'active',
  CANCELED: 'canceled',
  ENTERPRISE: 'active',
};
