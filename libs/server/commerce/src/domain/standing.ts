import { commerceFigures, type SubscriptionState } from '@greenroom/contracts';

/** The projected facts that decide a subscription's status. */
export interface SubscriptionFacts {
  /** The provider's status, unchanged. */
  status: string;
  currentPeriodEnd: Date;
  trialEnd: Date | null;
  cancelAt: Date | null;
  endedAt: Date | null;
  unpaidSince: Date | null;
  trialRefused: boolean;
  pausedFrom: Date | null;
  pausedUntil: Date | null;
  /** A change that waits for its payment until `expiresAt`, ISO 8601. */
  pendingUpdate?: { expiresAt: string } | null;
}

export interface PlanStanding {
  state: Exclude<SubscriptionState, 'apple' | 'parent'>;
  /** When access ends, if that is settled. */
  endsAt: Date | null;
  graceUntil: Date | null;
  /** The provider still runs the subscription, so the account cannot begin another. */
  blocksAnother: boolean;
}

const dayMs = 86_400_000;
const none = { state: 'none', endsAt: null, graceUntil: null } as const;
/** Statuses of a subscription that never charges again. */
const over: ReadonlySet<string> = new Set(['canceled', 'incomplete', 'incomplete_expired']);

/** Whether the plan is in a pause: it gives no access and charges nothing. */
function isPaused({ pausedFrom, pausedUntil }: SubscriptionFacts, now: Date): boolean {
  return pausedFrom !== null && pausedUntil !== null && pausedFrom <= now && now < pausedUntil;
}

/** Returns the end of the grace period of an unpaid plan. Source: docs/specification.md, 11.2. */
export function graceOf(unpaidSince: Date): Date {
  return new Date(unpaidSince.getTime() + commerceFigures.graceDays * dayMs);
}

/**
 * Derives a subscription's status from the provider's status and our own rules. An unknown status gives no access, but
 * does not count as ended.
 * @param now in the customer's time, which is their test clock's if they have one
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
      // The pause is over; the charge will follow.
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
