import type { Money, PlanStatus } from '@greenroom/contracts';

/** The state of somebody's plan. */
export interface Subscription {
  status: PlanStatus;
  /** When it ends, where that is known: a cancelled plan holds until then. */
  endsAt: Date | null;
  /** Looks after the accounts of an enterprise, and has its plan. */
  enterpriseAdmin: boolean;
  /** Who keeps it, where that is neither we nor a setting alone. */
  keptBy?: 'apple' | 'parent';
  /** With the payment provider. */
  id?: string;
}

/** An account's plan as commerce has it. */
export interface PersonPlan {
  subscription: Subscription;
  /** What staff granted and is not over; null where it is over or was ended, undefined where they decided nothing. */
  granted?: Subscription | null | undefined;
  /** Paid by the year, and good. */
  annual: boolean;
  /** The free trial of this person is behind them, or is running. */
  trialHad: boolean;
  /** They paid for a plan before, or had their money back: the guarantee is of a first purchase. */
  guaranteeHad: boolean;
  /** A payment that did not go through, and until when the plan stays open without it. */
  overdue?: OverduePayment | undefined;
  /** It is paused, and opens nothing. */
  paused?: PausedPlan | undefined;
}

export interface OverduePayment extends Money {
  until: Date;
}

export interface PausedPlan {
  until: Date;
  /** What its end charges; null where the provider has not said. */
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
 * The plan that counts of those an account has: what staff granted or a setting gives goes before what was bought, and
 * the setting counts until staff decide.
 * @param seed what the setting gives
 */
export function planInForce(
  seed: Subscription,
  plan: PersonPlan | undefined,
): { subscription: Subscription; from: 'bought' | 'grant' | 'setting' } {
  if (plan?.granted) return { subscription: plan.granted, from: 'grant' };
  if (plan?.granted === undefined && seed !== noPlan) return { subscription: seed, from: 'setting' };
  return { subscription: plan?.subscription ?? noPlan, from: 'bought' };
}
