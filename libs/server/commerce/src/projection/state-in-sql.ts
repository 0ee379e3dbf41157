import { sql, type SQL } from 'drizzle-orm';
import { commerceFigures, type ListedSubscriptionState } from '@greenroom/contracts';
import { payers, subscriptions } from '../commerce.tables.ts';

/**
 * Returns expressions for the state of the current row's subscription, and for the moment at which that state changes
 * next or, for an ended subscription, changed (null if not known). The state is the one that `standingOfPlan` gives; a
 * test compares the two. The query has to join `payers`.
 * @param wall the wall clock; a payer with a test clock is judged by that clock
 */
export function stateInSql(wall: Date): { state: SQL<ListedSubscriptionState>; until: SQL<Date | null> } {
  const now = payerNow(wall);
  const { status, currentPeriodEnd, trialEnd, cancelAt, endedAt, unpaidSince, trialRefused } = subscriptions;
  const { pausedFrom, pausedUntil } = subscriptions;
  const graceEnd = sql`${unpaidSince} + make_interval(hours => ${commerceFigures.graceDays * 24})`;
  const unpaid = sql`${status} in ('past_due', 'unpaid')`;
  const state = sql<ListedSubscriptionState>`case
    when ${status} in ('canceled', 'incomplete', 'incomplete_expired') or ${endedAt} is not null then 'ended'
    when ${trialRefused} or ${cancelAt} <= ${now} then 'ended'
    when ${pausedFrom} <= ${now} and ${now} < ${pausedUntil} then 'paused'
    when ${status} = 'trialing' and ${pausedFrom} is null
      then case when ${cancelAt} is null then 'trial' else 'canceled_trial' end
    when ${status} in ('trialing', 'active') then case when ${cancelAt} is null then 'active' else 'canceled' end
    when ${unpaid} and (${unpaidSince} is null or ${graceEnd} > ${now}) then 'past_due'
    else 'ended' end`;
  const until = sql`case ${state}
    when 'active' then ${currentPeriodEnd}
    when 'trial' then ${trialEnd}
    when 'past_due' then ${graceEnd}
    when 'paused' then ${pausedUntil}
    when 'ended' then coalesce(${endedAt}, ${cancelAt}, case when ${unpaid} then ${graceEnd} end)
    else ${cancelAt} end`.mapWith(subscriptions.endedAt) as SQL<Date | null>;
  return { state, until };
}

/** Returns an expression for the current time of the current row's payer. */
export function payerNow(wall: Date): SQL {
  return sql`coalesce(${payers.clockNow}, ${wall.toISOString()}::timestamptz)`;
}
