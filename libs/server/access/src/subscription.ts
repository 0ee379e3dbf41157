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
  /** Paid by the year, and good. */
  annual: boolean;
  /** The free trial of this person is behind them, or is running. */
  trialHad: boolean;
  /** They paid for a plan before, or had their money back: the guarantee is of a first purchase. */
  guaranteeHad: boolean;
  /** A payment that did not go through, and until when the plan stays open without it. */
  overdue?: OverduePayment | undefined;
}

export interface OverduePayment extends Money {
  until: Date;
}

export const noPlan: Subscription = { status: 'FREE', endsAt: null, enterpriseAdmin: false };

/** Whether a plan opens everything now: a trial, a subscription or an enterprise account that has not ended. */
export function holds({ status, endsAt, enterpriseAdmin }: Subscription, now: Date): boolean {
  if (endsAt !== null && endsAt <= now) return false;
  if (enterpriseAdmin) return true;
  return status === 'CANCELED' ? endsAt !== null : status !== 'FREE';
}
