import type { Money, PlanStatus } from '@greenroom/contracts';

/** The state of a person's plan. */
export interface Subscription {
  status: PlanStatus;
  /** When it ends, if known: a cancelled plan opens everything until then. */
  endsAt: Date | null;
  /** Manages the accounts of an enterprise, and has its plan. */
  enterpriseAdmin: boolean;
  /** Who manages the subscription, if neither we nor a setting alone does. */
  keptBy?: 'apple' | 'parent';
  /** The subscription's id with the payment provider. */
  id?: string;
}

/** An account's plan as commerce knows it. */
export interface PersonPlan {
  subscription: Subscription;
  /** The plan that staff granted, while it lasts; null if it expired or was ended, undefined if staff never decided. */
  granted?: Subscription | null | undefined;
  /** Paid yearly and in good standing. */
  annual: boolean;
  /** Whether the person's free trial is over or running. */
  trialHad: boolean;
  /** Whether they paid for a plan before or had a refund: the guarantee covers first purchases only. */
  guaranteeHad: boolean;
  /** A payment that failed, and until when the plan stays open without it. */
  overdue?: OverduePayment | undefined;
  /** Set while the plan is paused and opens nothing. */
  paused?: PausedPlan | undefined;
}

export interface OverduePayment extends Money {
  until: Date;
}

export interface PausedPlan {
  until: Date;
  /** What is charged when the pause ends; null if the provider has not reported it. */
  charge: Money | null;
}

export const noPlan: Subscription = { status: 'FREE', endsAt: null, enterpriseAdmin: false };

/** Whether a plan opens everything now: a trial, a subscription or an enterprise account that has not ended. */
export function holds({ status, endsAt, enterpriseAdmin }: Subscription, now: Date): boolean {
  if (endsAt !== null && endsAt <= now) return false;
  if (enterpriseAdmin) return true;
  return status === 'CANCELED' ? endsAt !== null : status !== 'FREE';
}

/**
 * Picks the plan in force: a grant by staff takes precedence over a setting, and both over a purchase. The setting
 * counts until staff decide.
 * @param seed the plan that the setting gives
 */
export function planInForce(
  seed: Subscription,
  plan: PersonPlan | undefined,
): { subscription: Subscription; from: 'bought' | 'grant' | 'setting' } {
  if (plan?.granted) return { subscription: plan.granted, from: 'grant' };
  if (plan?.granted === undefined && seed !== noPlan) return { subscription: seed, from: 'setting' };
  return { subscription: plan?.subscription ?? noPlan, from: 'bought' };
}
