import type { Money, RequestOf, SubscriptionRecord } from '@greenroom/contracts';

export type PlanChoice = NonNullable<NonNullable<RequestOf<'usersDeletionRequest'>['body']>['plan']>;

/** What happens to the plan of an account that is deleted. */
export type PlanEnd =
  /** No plan is paid here. */
  | { kind: 'none' }
  /** Managed by another company: deleting the account here does not end it. */
  | { kind: 'elsewhere'; keptBy: 'apple' | 'parent'; address: string | null }
  /** A payment is overdue: the plan ends at once, and the open amount is not retried. */
  | { kind: 'overdue' }
  /** No time is paid for: the plan ends at once. */
  | { kind: 'paused' }
  /** The plan can run until a day or end at once: then `back` is refunded, or the rest is lost. */
  | { kind: 'choice'; until: string; isTrial: boolean; back: Money | null };

/** Returns what happens to a plan, from the server's record. */
export function planEndOf({
  id,
  state,
  endsAt,
  currentPeriodEnd,
  trialEndsAt,
  moneyBack,
  managedAt,
}: SubscriptionRecord): PlanEnd {
  if (state === 'apple' || state === 'parent') return { kind: 'elsewhere', keptBy: state, address: managedAt };
  const until = endsAt ?? trialEndsAt ?? currentPeriodEnd;
  if (id === null || state === 'none' || until === null) return { kind: 'none' };
  if (state === 'past_due') return { kind: 'overdue' };
  if (state === 'paused') return { kind: 'paused' };
  const isTrial = state === 'trial' || state === 'canceled_trial';
  return { kind: 'choice', until, isTrial, back: moneyBack };
}

const wayBackMs = 14 * 86_400_000;

/** @returns the day on which the account is deleted if it is more than 14 days away, as ISO 8601 */
export function laterDay(end: PlanEnd, choice: PlanChoice, now: Date): string | null {
  if (end.kind !== 'choice' || choice !== 'period_end') return null;
  return Date.parse(end.until) > now.getTime() + wayBackMs ? end.until : null;
}
