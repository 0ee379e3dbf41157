import { commerceFigures, type SubscriptionState } from '@greenroom/contracts';

/** What of a subscription's projection decides how it stands. */
export interface SubscriptionFacts {
  /** The provider's own word. */
  status: string;
  currentPeriodEnd: Date;
  trialEnd: Date | null;
  cancelAt: Date | null;
  endedAt: Date | null;
  unpaidSince: Date | null;
  trialRefused: boolean;
  pausedFrom: Date | null;
  pausedUntil: Date | null;
}

export interface PlanStanding {
  state: Exclude<SubscriptionState, 'apple' | 'parent'>;
  /** Until when it opens everything, where that is settled. */
  endsAt: Date | null;
  graceUntil: Date | null;
  /** It is not over with the provider, so that no other may be begun. */
  blocksAnother: boolean;
}

const dayMs = 86_400_000;
const none = { state: 'none', endsAt: null, graceUntil: null } as const;
/** Statuses of a subscription that will never charge again. */
const over: ReadonlySet<string> = new Set(['canceled', 'incomplete', 'incomplete_expired']);

/** Whether nothing is charged, and nothing open, since the person paused the plan. */
function isPaused({ pausedFrom, pausedUntil }: SubscriptionFacts, now: Date): boolean {
  return pausedFrom !== null && pausedUntil !== null && pausedFrom <= now && now < pausedUntil;
}

/** How long a plan is good though a payment is missing. Source: docs/specification.md, 11.2. */
export function graceOf(unpaidSince: Date): Date {
  return new Date(unpaidSince.getTime() + commerceFigures.graceDays * dayMs);
}

/**
 * How a subscription stands, from the provider's status and our own rules. A status that is not known opens nothing, and
 * is not taken for one that is over.
 * @param now as it is for the customer, by their test clock where they have one
 */
export function standingOfPlan(facts: SubscriptionFacts | undefined, now: Date): PlanStanding {
  if (!facts) return { ...none, blocksAnother: false };
  const { status, cancelAt, endedAt, unpaidSince, trialRefused } = facts;
  if (over.has(status) || endedAt !== null) return { ...none, blocksAnother: false };
  const closed = { ...none, blocksAnother: true };
  if (trialRefused || (cancelAt !== null && cancelAt <= now)) return closed;
  if (isPaused(facts, now)) return { ...closed, state: 'paused' };
  const open = { endsAt: cancelAt, graceUntil: null, blocksAnother: true };
  switch (status) {
    case 'trialing':
      // Its pause is over; the charge is on its way.
      if (facts.pausedFrom) return { ...open, state: cancelAt ? 'canceled' : 'active' };
      return { ...open, state: cancelAt ? 'canceled_trial' : 'trial' };
    case 'active':
      return { ...open, state: cancelAt ? 'canceled' : 'active' };
    case 'past_due':
    case 'unpaid': {
      const graceUntil = graceOf(unpaidSince ?? now);
      return graceUntil <= now ? closed : { ...open, state: 'past_due', endsAt: graceUntil, graceUntil };
    }
    default:
      return closed;
  }
}
