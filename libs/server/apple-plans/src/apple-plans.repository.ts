import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import type { StoreNotification, StoreRenewal, StoreTransaction } from '@greenroom/ports/app-store';
import { appleNotifications, appleSubscriptions, appleTransactions } from './apple-plans.tables.ts';

export type AppleSubscriptionRow = typeof appleSubscriptions.$inferSelect;
export type AppleTransactionRow = typeof appleTransactions.$inferSelect;

/** Stores that a notification was received. @returns false if it was received before */
export async function storeNotification(tx: Queryable, notification: StoreNotification): Promise<boolean> {
  const { uuid, type, subtype, signedAt, state } = notification;
  const originalTransactionId = state?.transaction.originalTransactionId ?? null;
  const stored = await tx
    .insert(appleNotifications)
    .values({ uuid, type, subtype, originalTransactionId, signedAt })
    .onConflictDoNothing()
    .returning({ uuid: appleNotifications.uuid });
  return stored.length > 0;
}

/** Returns the subscription, locked until the transaction ends; a new one has no account. */
export async function lockSubscription(tx: Queryable, originalTransactionId: string): Promise<AppleSubscriptionRow> {
  await tx.insert(appleSubscriptions).values({ originalTransactionId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(appleSubscriptions)
    .where(eq(appleSubscriptions.originalTransactionId, originalTransactionId))
    .for('update');
  if (!row) throw new Error('A subscription that was just stored is gone');
  return row;
}

/** Stores a period, unless Apple signed the stored one later. */
export async function storeTransaction(tx: Queryable, transaction: StoreTransaction & { expiresAt: Date }) {
  const { appAccountToken: _, ...row } = transaction;
  await tx
    .insert(appleTransactions)
    .values(row)
    .onConflictDoUpdate({
      target: appleTransactions.transactionId,
      set: row,
      setWhere: lte(appleTransactions.signedAt, row.signedAt),
    });
}

/** Stores what Apple says about the next period, unless Apple signed the stored facts later. */
export async function storeRenewal(tx: Queryable, renewal: StoreRenewal): Promise<void> {
  const { originalTransactionId, signedAt, ...facts } = renewal;
  const { renewalSignedAt } = appleSubscriptions;
  await tx
    .update(appleSubscriptions)
    .set({ ...facts, renewalSignedAt: signedAt })
    .where(
      and(
        eq(appleSubscriptions.originalTransactionId, originalTransactionId),
        or(isNull(renewalSignedAt), lte(renewalSignedAt, signedAt)),
      ),
    );
}

export async function changeSubscription(
  tx: Queryable,
  originalTransactionId: string,
  change: Partial<Pick<AppleSubscriptionRow, 'accountUuid' | 'lookAt'>>,
): Promise<void> {
  await tx
    .update(appleSubscriptions)
    .set(change)
    .where(eq(appleSubscriptions.originalTransactionId, originalTransactionId));
}

/** Whether an account exists. It then stays until the transaction ends. */
export async function holdAccount(tx: Queryable, accountUuid: string): Promise<boolean> {
  const found = await tx
    .select({ uuid: accounts.uuid })
    .from(accounts)
    .where(eq(accounts.uuid, accountUuid))
    .for('key share');
  return found.length > 0;
}

/** A subscription with all its periods. */
export interface WithPeriods {
  subscription: AppleSubscriptionRow;
  periods: AppleTransactionRow[];
}

/** Reads the subscriptions of an account, or one of them, in one statement. */
export async function readSubscriptions(
  db: Queryable,
  of: { accountUuid: string } | { originalTransactionId: string },
): Promise<WithPeriods[]> {
  const rows = await db
    .select({ subscription: appleSubscriptions, period: appleTransactions })
    .from(appleSubscriptions)
    .innerJoin(appleTransactions, eq(appleTransactions.originalTransactionId, appleSubscriptions.originalTransactionId))
    .where(
      'accountUuid' in of
        ? eq(appleSubscriptions.accountUuid, of.accountUuid)
        : eq(appleSubscriptions.originalTransactionId, of.originalTransactionId),
    );
  const found = new Map<string, WithPeriods>();
  for (const { subscription, period } of rows) {
    const known = found.get(subscription.originalTransactionId);
    if (known) known.periods.push(period);
    else found.set(subscription.originalTransactionId, { subscription, periods: [period] });
  }
  return [...found.values()];
}

/** Returns the ids of subscriptions that are due, in the order of their ids, after the cursor. */
export async function findDue(
  db: Queryable,
  { now, after, most }: { now: Date; after: string; most: number },
): Promise<string[]> {
  const { originalTransactionId: id, lookAt } = appleSubscriptions;
  const rows = await db
    .select({ id })
    .from(appleSubscriptions)
    .where(and(lte(lookAt, now), gt(id, after)))
    .orderBy(asc(id))
    .limit(most);
  return rows.map((row) => row.id);
}

/** Deletes an account’s subscriptions with their periods and notifications. */
export async function eraseOfAccount(tx: Queryable, accountUuid: string): Promise<void> {
  const own = tx
    .select({ id: appleSubscriptions.originalTransactionId })
    .from(appleSubscriptions)
    .where(eq(appleSubscriptions.accountUuid, accountUuid));
  await tx.delete(appleNotifications).where(inArray(appleNotifications.originalTransactionId, own));
  await tx.delete(appleSubscriptions).where(eq(appleSubscriptions.accountUuid, accountUuid));
}

/** @param keptFor in days */
export async function deleteExpired(
  db: Queryable,
  keptFor: { notifications: number; unclaimed: number },
): Promise<void> {
  const before = (days: number) => sql`now() - make_interval(days => ${days})`;
  await db.delete(appleNotifications).where(sql`${appleNotifications.receivedAt} < ${before(keptFor.notifications)}`);
  await db.delete(appleSubscriptions).where(sql`${appleSubscriptions.accountUuid} is null and not exists (
    select from ${appleTransactions}
    where ${appleTransactions.originalTransactionId} = ${appleSubscriptions.originalTransactionId}
      and ${appleTransactions.expiresAt} >= ${before(keptFor.unclaimed)})`);
}

/** Returns what was received about the subscriptions of an account, the latest first. */
export async function readNotifications(db: Queryable, accountUuid: string, most: number) {
  const { type, subtype, signedAt, originalTransactionId } = appleNotifications;
  return db
    .select({ type, subtype, signedAt })
    .from(appleNotifications)
    .innerJoin(appleSubscriptions, eq(appleSubscriptions.originalTransactionId, originalTransactionId))
    .where(eq(appleSubscriptions.accountUuid, accountUuid))
    .orderBy(desc(signedAt))
    .limit(most);
}
