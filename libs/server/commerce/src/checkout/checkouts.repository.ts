import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PlanTier } from '@greenroom/contracts';
import type { Database, Queryable } from '@greenroom/database';
import { checkouts, payers } from '../commerce.tables.ts';

export type Checkout = typeof checkouts.$inferSelect;
export type CheckoutOutcome = NonNullable<Checkout['outcome']>;

/** The terms of a checkout. Two checkouts with the same terms are interchangeable. */
export interface Terms {
  tier: PlanTier;
  priceId: string;
  promotionCodeId: string | null;
  trialDays: number;
}

export async function findOpenCheckout(db: Queryable, accountUuid: string): Promise<Checkout | undefined> {
  const [open] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.accountUuid, accountUuid), isNull(checkouts.closedAt)));
  return open;
}

export async function findCheckout(
  db: Database,
  who: { accountUuid: string; sessionId: string },
): Promise<Checkout | undefined> {
  const [found] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.accountUuid, who.accountUuid), eq(checkouts.sessionId, who.sessionId)));
  return found;
}

/**
 * Opens a checkout if no other is open, and schedules the payer to be checked, whatever happens to the page.
 * @param refuse throws if the account must not begin one; called while the payer's row is locked against projections
 */
export async function beginCheckoutRow(
  db: Database,
  row: Terms & { accountUuid: string; customerId: string; lookAt: Date },
  refuse: (tx: Queryable) => Promise<void>,
): Promise<void> {
  const { lookAt, ...values } = row;
  await db.transaction(async (tx) => {
    // Every projection updates this row too, so a checkout that led to a plan cannot be closed between check and
    // insert.
    await tx.update(payers).set({ lookAt }).where(eq(payers.accountUuid, row.accountUuid));
    await refuse(tx);
    await tx
      .insert(checkouts)
      .values({ uuid: randomUUID(), ...values })
      .onConflictDoNothing();
  });
}

export async function keepSession(db: Database, uuid: string, sessionId: string): Promise<void> {
  await db.update(checkouts).set({ sessionId }).where(eq(checkouts.uuid, uuid));
}

/** Stores that a page is about to confirm the payment. */
export async function keepPaying(db: Database, uuid: string, payingSince: Date): Promise<void> {
  await db.update(checkouts).set({ payingSince }).where(eq(checkouts.uuid, uuid));
}

/** Stores that the payment that began at `payingSince` was refused. */
export async function keepRefused(db: Database, uuid: string, payingSince: Date): Promise<void> {
  await db
    .update(checkouts)
    .set({ payingSince: null })
    .where(and(eq(checkouts.uuid, uuid), eq(checkouts.payingSince, payingSince)));
}

/** @param outcome the final state of its session, if known */
export async function closeCheckout(db: Database, uuid: string, outcome?: CheckoutOutcome): Promise<void> {
  await db
    .update(checkouts)
    .set({ closedAt: sql`coalesce(${checkouts.closedAt}, now())`, ...(outcome && { outcome }) })
    .where(eq(checkouts.uuid, uuid));
}
