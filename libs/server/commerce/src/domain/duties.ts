import { commerceFigures } from '@greenroom/contracts';
import { graceOf, type SubscriptionFacts, standingOfPlan } from './standing.ts';

/**
 * Whether we have to end a subscription that the provider would continue: its grace period is over, its trial is the
 * card's second one, or its account is deleted.
 * @param now in the customer's time
 */
export function mustEnd(facts: SubscriptionFacts, { now, accountGone }: { now: Date; accountGone: boolean }): boolean {
  if (!standingOfPlan(facts, now).blocksAnother) return false;
  const { status, unpaidSince, trialRefused } = facts;
  const late = (status === 'past_due' || status === 'unpaid') && unpaidSince !== null && graceOf(unpaidSince) <= now;
  return late || trialRefused || accountGone;
}

const dayMs = 86_400_000;

/** Returns when to remind the person that a trial or a pause ends; undefined if no charge follows. */
export function remindFrom({ status, trialEnd, cancelAt }: SubscriptionFacts): Date | undefined {
  if (status !== 'trialing' || trialEnd === null || cancelAt !== null) return undefined;
  return new Date(trialEnd.getTime() - commerceFigures.reminderDays * dayMs);
}

export function mustRemind(facts: SubscriptionFacts, now: Date): boolean {
  const from = remindFrom(facts);
  return from !== undefined && from <= now && now < facts.trialEnd! && !facts.trialRefused;
}

/** Returns the moments at which a subscription needs a check, independent of webhooks. */
export function momentsToLook(facts: SubscriptionFacts): Date[] {
  const { cancelAt, unpaidSince, currentPeriodEnd, pendingUpdate } = facts;
  const discarded = pendingUpdate && new Date(pendingUpdate.expiresAt);
  const moments = [remindFrom(facts), cancelAt, unpaidSince && graceOf(unpaidSince), currentPeriodEnd, discarded];
  return moments.filter((moment) => moment instanceof Date);
}
