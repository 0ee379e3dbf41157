import { emailKeyOf } from '@greenroom/access';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { accounts } from './identity.tables.ts';

export type AccountRow = typeof accounts.$inferSelect;

export async function findAccountByEmail(db: Queryable, email: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.emailKey, emailKeyOf(email)));
  return row;
}

/** Returns an account, locked until the end of the transaction. */
export async function lockAccount(tx: Queryable, uuid: string): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.uuid, uuid)).for('update');
  return row;
}
