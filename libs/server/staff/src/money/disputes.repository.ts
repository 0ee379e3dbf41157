import { and, count, desc, eq, inArray, lt, not, or, type SQL } from 'drizzle-orm';
import { closedDisputeStatuses, type DisputeState } from '@greenroom/contracts';
import { disputes, invoices, payers } from '@greenroom/commerce/tables';
import type { Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import { meant } from '../people/people.repository.ts';

export interface DisputesWanted {
  state?: DisputeState | undefined;
  /** The beginning of an address, an account's uuid, or its number. */
  find?: string | undefined;
  /** The last row of the page before. */
  after?: { at: Date; id: string } | undefined;
}

const isClosed = inArray(disputes.status, [...closedDisputeStatuses]);

function inState(state: DisputeState | undefined): SQL | undefined {
  if (state === undefined) return undefined;
  return state === 'closed' ? isClosed : not(isClosed);
}

/** Returns disputes with their accounts and invoices, newest first. */
export async function findDisputes(
  db: Queryable,
  { state, find, after }: DisputesWanted,
  { limit }: { limit: number },
) {
  const { id, createdAt } = disputes;
  return db
    .select({
      id,
      accountUuid: accounts.uuid,
      email: accounts.email,
      customerId: payers.customerId,
      paymentId: disputes.paymentId,
      invoice: invoices.number,
      amount: disputes.amount,
      currency: disputes.currency,
      reason: disputes.reason,
      status: disputes.status,
      at: createdAt,
      evidenceDueBy: disputes.evidenceDueBy,
    })
    .from(disputes)
    .innerJoin(payers, eq(payers.uuid, disputes.payerUuid))
    .leftJoin(accounts, eq(accounts.uuid, payers.accountUuid))
    .leftJoin(invoices, eq(invoices.paymentId, disputes.paymentId))
    .where(
      and(
        inState(state),
        find ? meant(find) : undefined,
        after && or(lt(createdAt, after.at), and(eq(createdAt, after.at), lt(id, after.id))),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** Counts all disputes by state. */
export async function countDisputes(db: Queryable): Promise<Record<DisputeState, number>> {
  const [all, closed] = await Promise.all([
    db.select({ count: count() }).from(disputes),
    db.select({ count: count() }).from(disputes).where(isClosed),
  ]);
  return { open: all[0]!.count - closed[0]!.count, closed: closed[0]!.count };
}
