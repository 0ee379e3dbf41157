import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PlanTier } from '@greenroom/contracts';
import type { Database, Queryable } from '@greenroom/database';
import { checkouts, payers } from '../commerce.tables.ts';

export type Checkout = typeof checkouts.$inferSelect;
export type CheckoutOutcome = NonNullable<Checkout['outcome']>;

/** What a checkout is about. Two that agree in it are one and the same. */
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
 * Begins one, where no other is open. From now on the payer is looked at, whatever becomes of the page.
 * @param refuse throws where there must be none: asked while no projection can be written
 */
export async function beginCheckoutRow(
  db: Database,
  row: Terms & { accountUuid: string; customerId: string; lookAt: Date },
  refuse: (tx: Queryable) => Promise<void>,
): Promise<void> {
  const { lookAt, ...values } = row;
  await db.transaction(async (tx) => {
    // Every projection writes this row as well: what led to a plan is not closed between asking and beginning.
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

/** @param outcome what became of its session, where that is known */
export async function closeCheckout(db: Database, uuid: string, outcome?: CheckoutOutcome): Promise<void> {
  await db
    .update(checkouts)
    .set({ closedAt: sql`coalesce(${checkouts.closedAt}, now())`, ...(outcome && { outcome }) })
    .where(eq(checkouts.uuid, uuid));
}
