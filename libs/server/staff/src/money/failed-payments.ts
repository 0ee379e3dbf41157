import { and, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import { minor, type StaffMoneyFailed } from '@greenroom/contracts';
import { stateInSql } from '@greenroom/commerce';
import { invoices, payers, subscriptions } from '@greenroom/commerce/tables';
import type { Database, Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import { pageOf, readRowCursor, type RowCursor } from '../cursor.ts';
import { idShape } from './read-subscriptions.ts';

const pageSize = 50;

/**
 * Returns a page of the open invoices of plans whose payment failed: each is charged again until its grace period ends.
 * @throws ApiFailure `bad_request` for an invalid cursor
 */
export async function readFailedPayments(
  db: Database,
  { cursor }: { cursor?: string | undefined },
  wall: Date,
): Promise<StaffMoneyFailed> {
  const after = cursor === undefined ? undefined : readRowCursor(cursor, idShape);
  const found = pageOf(await findFailed(db, after, wall), pageSize);
  return {
    failed: found.page.map(({ id, accountUuid, email, number, total, currency, at, nextAttemptAt, until }) => ({
      invoiceId: id,
      number,
      account: accountUuid === null || email === null ? null : { uuid: accountUuid, email },
      amount: { amount: minor(total), currency },
      since: at.toISOString(),
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
      until: until?.toISOString() ?? null,
    })),
    cursor: found.cursor,
  };
}

/** Returns one row more than a page, newest first. */
async function findFailed(db: Queryable, after: RowCursor | undefined, wall: Date) {
  const { id, createdAt } = invoices;
  const { state, until } = stateInSql(wall);
  return db
    .select({
      id,
      accountUuid: accounts.uuid,
      email: accounts.email,
      number: invoices.number,
      total: invoices.total,
      currency: invoices.currency,
      at: createdAt,
      nextAttemptAt: invoices.nextAttemptAt,
      until,
    })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .innerJoin(payers, eq(payers.uuid, invoices.payerUuid))
    .leftJoin(accounts, eq(accounts.uuid, payers.accountUuid))
    .where(
      and(
        eq(invoices.status, 'open'),
        gt(invoices.total, 0),
        sql`${state} = 'past_due'`,
        after && or(lt(createdAt, after.at), and(eq(createdAt, after.at), lt(id, after.id))),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize + 1);
}
