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
import type { Paid } from './money-back.ts';
import { pauseOptions } from './pause-options.ts';
import type { PlanStanding } from './standing.ts';

/** A plan that was not bought here, and the provider that manages it. */
export interface GrantedPlan {
  status: PlanStatus;
  endsAt: Date | null;
  enterpriseAdmin: boolean;
  keptBy?: 'apple' | 'parent' | undefined;
}

/** A subscription from the projection. */
export interface RecordedSubscription {
  id: string;
  tier: PlanTier;
  price: Money;
  intervalCount: number;
  currentPeriodEnd: Date;
  trialEnd: Date | null;
  card: SubscriptionRecord['card'];
  pendingSwitch: { tier: PlanTier; at: Date; price: Money } | null;
  pendingUpdate: { change: 'switch' | 'resume'; tier: PlanTier; amount: Money; until: Date } | null;
  next: { amount: Money; at: Date } | null;
  pause: { from: Date; until: Date } | null;
  discounted: boolean;
  /** The amount of the open invoice. */
  overdue: Money | null;
}

export interface PlanFacts {
  granted?: GrantedPlan | undefined;
  /** A plan with another provider, which counts while none bought here goes on. */
  external?: GrantedPlan | undefined;
  standing: PlanStanding;
  subscription: RecordedSubscription | undefined;
  /** Undefined for an account that never had a plan here. */
  paid: Paid | undefined;
  /** The account is to be deleted: it cannot begin or continue a plan. */
  leaving: boolean;
  /** Where to manage plans that another provider keeps. */
  elsewhere: Readonly<Record<'apple' | 'parent', string | null>>;
}

/** Returns an account's plan and the actions it allows. No other place decides them. */
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
  const { granted, external, standing, subscription, paid, elsewhere } = facts;
  const moneyBack = paid?.moneyBack;
  if (granted) return grantedRecord(granted, elsewhere);
  const { state } = standing;
  if (external && state === 'none') return grantedRecord(external, elsewhere);
  if (!subscription || state === 'none')
    return { ...noSubscription, actions: standing.blocksAnother ? [] : ['create'] };
  const { id, tier, price, intervalCount, currentPeriodEnd, trialEnd, card, pendingSwitch, next, overdue } =
    subscription;
  const { pause, discounted, pendingUpdate } = subscription;
  const actions = actionsOf(state, {
    changing: pendingUpdate !== null,
    switching: pendingSwitch !== null,
    pausing: pause !== null,
    discounted,
    moneyBack: moneyBack !== undefined,
    payable: (overdue ?? pendingUpdate) !== null && card !== null,
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
    pendingUpdate: pendingUpdate && {
      ...pendingUpdate.amount,
      change: pendingUpdate.change,
      tier: pendingUpdate.tier,
      until: pendingUpdate.until.toISOString(),
    },
    card,
    moneyBack: moneyBack ? { ...moneyBack.amount, until: moneyBack.until.toISOString() } : null,
    guaranteeUsed: paid?.guaranteeUsed ?? false,
    lastPaid: paid?.last ? { ...paid.last.left, at: paid.last.paidAt.toISOString() } : null,
    managedAt: null,
    pause: pause && { from: pause.from.toISOString(), until: pause.until.toISOString() },
    pauseOptions: actions.includes('pause') ? pauseOptions(currentPeriodEnd) : [],
    discounted,
    actions,
  };
}

interface ActionFacts {
  /** A change waits for its payment. */
  changing: boolean;
  switching: boolean;
  /** A pause is scheduled. */
  pausing: boolean;
  discounted: boolean;
  moneyBack: boolean;
  payable: boolean;
}

function actionsOf(state: SubscriptionState, facts: ActionFacts): SubscriptionAction[] {
  const { changing, switching, pausing, discounted, moneyBack, payable } = facts;
  const refund: SubscriptionAction[] = moneyBack ? ['refund'] : [];
  const coupon: SubscriptionAction[] = discounted ? [] : ['coupon'];
  const pay: SubscriptionAction[] = payable ? ['pay'] : [];
  if (changing && (state === 'active' || state === 'paused'))
    return ['cancel', ...pay, 'withdraw_update', 'payment_method', ...refund];
  switch (state) {
    case 'active': {
      if (pausing) return ['cancel', 'resume', 'payment_method', ...refund];
      if (switching) return ['cancel', 'withdraw_switch', 'payment_method', ...refund];
      // The zero invoice of a pause could use up a code that applies once.
      const pause: SubscriptionAction[] = discounted ? [] : ['pause'];
      return ['cancel', 'switch', 'payment_method', ...pause, ...coupon, ...refund];
    }
    case 'canceled':
      return ['continue', 'payment_method', ...refund];
    case 'trial':
      return ['cancel', 'switch', 'payment_method', ...coupon, ...refund];
    case 'past_due':
      return ['cancel', ...pay, 'payment_method', ...refund];
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
