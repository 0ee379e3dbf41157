import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { accounts } from './identity.tables.ts';

export type AccountRow = typeof accounts.$inferSelect;

/** What tells addresses apart. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

export async function findAccountByEmail(db: Queryable, email: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.emailKey, emailKeyOf(email)));
  return row;
}

/** An account that nobody else changes until the transaction ends. */
export async function lockAccount(tx: Queryable, uuid: string): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.uuid, uuid)).for('update');
  return row;
}
