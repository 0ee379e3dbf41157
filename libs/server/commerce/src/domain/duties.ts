import { commerceFigures } from '@greenroom/contracts';
import { graceOf, type SubscriptionFacts, standingOfPlan } from './standing.ts';

/**
 * Whether we have to end a subscription that the provider would let go on: its grace is over, its trial is a card's
 * second one, or its account is gone.
 * @param now as it is for the customer
 */
export function mustEnd(facts: SubscriptionFacts, { now, accountGone }: { now: Date; accountGone: boolean }): boolean {
  if (!standingOfPlan(facts, now).blocksAnother) return false;
  const { status, unpaidSince, trialRefused } = facts;
  const late = (status === 'past_due' || status === 'unpaid') && unpaidSince !== null && graceOf(unpaidSince) <= now;
  return late || trialRefused || accountGone;
}

const dayMs = 86_400_000;

/** From when on the person is reminded that a trial, or a pause, ends; nothing where it will not be charged for. */
export function remindFrom({ status, trialEnd, cancelAt }: SubscriptionFacts): Date | undefined {
  if (status !== 'trialing' || trialEnd === null || cancelAt !== null) return undefined;
  return new Date(trialEnd.getTime() - commerceFigures.reminderDays * dayMs);
}

export function mustRemind(facts: SubscriptionFacts, now: Date): boolean {
  const from = remindFrom(facts);
  return from !== undefined && from <= now && now < facts.trialEnd! && !facts.trialRefused;
}

/** Moments at which something is to be done, whether or not a webhook tells. */
export function momentsToLook(facts: SubscriptionFacts): Date[] {
  const { cancelAt, unpaidSince, currentPeriodEnd } = facts;
  const moments = [remindFrom(facts), cancelAt, unpaidSince && graceOf(unpaidSince), currentPeriodEnd];
  return moments.filter((moment) => moment instanceof Date);
}
