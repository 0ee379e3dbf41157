import type { Money, RequestOf, SubscriptionRecord } from '@greenroom/contracts';

export type PlanChoice = NonNullable<NonNullable<RequestOf<'usersDeletionRequest'>['body']>['plan']>;

/** What the dialog says of a plan whose account is to be deleted. */
export type PlanEnd =
  /** There is none that is paid for here. */
  | { kind: 'none' }
  /** Another company keeps it, and deleting the account here does not end it. */
  | { kind: 'elsewhere'; keptBy: 'apple' | 'parent'; address: string | null }
  /** A payment is missing: it ends at once, and what is open is not tried again. */
  | { kind: 'overdue' }
  /** It is used up until a day, or ends at once: then `back` comes back, or what is left of it is lost. */
  | { kind: 'choice'; until: string; isTrial: boolean; back: Money | null };

/** From the plan as the server has it. */
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
  const isTrial = state === 'trial' || state === 'canceled_trial';
  return { kind: 'choice', until, isTrial, back: moneyBack };
}

const wayBackMs = 14 * 86_400_000;

/** @returns the day on which the account goes where that is later than in 14 days, as ISO 8601 */
export function laterDay(end: PlanEnd, choice: PlanChoice, now: Date): string | null {
  if (end.kind !== 'choice' || choice !== 'period_end') return null;
  return Date.parse(end.until) > now.getTime() + wayBackMs ? end.until : null;
}
