import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Queryable } from '@greenroom/database';
import { payers } from '../commerce.tables.ts';

export type Payer = typeof payers.$inferSelect;

export async function findPayer(db: Queryable, accountUuid: string): Promise<Payer | undefined> {
  const [payer] = await db.select().from(payers).where(eq(payers.accountUuid, accountUuid));
  return payer;
}

/** Returns an account's payer, creating it if needed. Concurrent calls get the same row. */
export async function beginPayer(db: Database, accountUuid: string): Promise<Payer> {
  await db.insert(payers).values({ uuid: randomUUID(), accountUuid }).onConflictDoNothing();
  const payer = await findPayer(db, accountUuid);
  if (!payer) throw new Error('The payer that was just created was not found');
  return payer;
}

/** @returns the customer in effect: the first one that was stored */
export async function keepCustomer(db: Database, payer: Payer, customerId: string): Promise<string> {
  await db
    .update(payers)
    .set({ customerId })
    .where(and(eq(payers.uuid, payer.uuid), isNull(payers.customerId)));
  const [kept] = await db.select({ id: payers.customerId }).from(payers).where(eq(payers.uuid, payer.uuid));
  return kept?.id ?? customerId;
}

/** Returns the current time for a payer: of their test clock if they have one. */
export function nowOf({ clockNow }: Pick<Payer, 'clockNow'>, wall: Date): Date {
  return clockNow ?? wall;
}
