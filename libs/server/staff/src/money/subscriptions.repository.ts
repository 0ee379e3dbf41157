import { and, asc, count, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { ListedSubscriptionState } from '@greenroom/contracts';
import { stateInSql } from '@greenroom/commerce';
import { payers, subscriptions } from '@greenroom/commerce/tables';
import type { Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import { meant } from '../people/people.repository.ts';

export interface SubscriptionsWanted {
  state?: ListedSubscriptionState | undefined;
  /** The beginning of an address, an account's uuid, or its number. */
  find?: string | undefined;
  /** The last row of the page before. */
  after?: { at: Date; id: string } | undefined;
}

/** Returns subscriptions with their accounts and states, newest first. */
export async function findSubscriptions(
  db: Queryable,
  { state: wanted, find, after }: SubscriptionsWanted,
  { wall, limit }: { wall: Date; limit: number },
) {
  const { id, createdAt } = subscriptions;
  const { state, until } = stateInSql(wall);
  return db
    .select({
      id,
      accountUuid: accounts.uuid,
      email: accounts.email,
      state,
      tier: subscriptions.tier,
      unitAmount: subscriptions.unitAmount,
      currency: subscriptions.currency,
      createdAt,
      until,
    })
    .from(subscriptions)
    .innerJoin(payers, eq(payers.uuid, subscriptions.payerUuid))
    .leftJoin(accounts, eq(accounts.uuid, payers.accountUuid))
    .where(
      and(
        wanted === undefined ? undefined : sql`${state} = ${wanted}`,
        find ? meant(find) : undefined,
        after && or(lt(createdAt, after.at), and(eq(createdAt, after.at), lt(id, after.id))),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** Counts all subscriptions by state. */
export async function countByState(db: Queryable, wall: Date): Promise<{ state: string; count: number }[]> {
  const each = db
    .select({ state: stateInSql(wall).state.as('state') })
    .from(subscriptions)
    .innerJoin(payers, eq(payers.uuid, subscriptions.payerUuid))
    .as('each');
  return db.select({ state: each.state, count: count() }).from(each).groupBy(each.state).orderBy(asc(each.state));
}
