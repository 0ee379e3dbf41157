import { inArray } from 'drizzle-orm';
import { type Database, now } from '@greenroom/database';
import { accounts } from './identity.tables.ts';
import { emailKeyOf } from '@greenroom/access';
import { findAccountByEmail } from './accounts.repository.ts';
import { newAccountUuid } from './domain/account-uuid.ts';
import type { PasswordHasher } from './hash-passwords.ts';

/** Printed at the start of a demonstration, which is reachable from this machine only. */
export const demoAccount = { email: 'demo@greenroom.example', password: 'places-please-tonight' } as const;

/** The account of a demonstration's one-time staff link. It has no password. */
export const staffAccount = { email: 'staff@greenroom.example' } as const;

/** Whether an address belongs to one of the accounts of every demonstration. */
export const isDemoAccount = (email: string): boolean =>
  [demoAccount, staffAccount].some((one) => emailKeyOf(one.email) === emailKeyOf(email));

/** Creates the demonstration's accounts if they are missing. */
export async function ensureDemoAccounts({
  db,
  passwords,
}: {
  db: Database;
  passwords: PasswordHasher;
}): Promise<void> {
  if (!(await findAccountByEmail(db, demoAccount.email)))
    await insert(db, {
      email: demoAccount.email,
      name: 'Demo',
      passwordHash: await passwords.hash(demoAccount.password),
    });
  if (!(await findAccountByEmail(db, staffAccount.email)))
    await insert(db, { email: staffAccount.email, name: 'Staff', passwordHash: null });
}

async function insert(
  db: Database,
  { email, ...account }: { email: string; name: string; passwordHash: string | null },
): Promise<void> {
  await db
    .insert(accounts)
    .values({ uuid: newAccountUuid(), email, emailKey: emailKeyOf(email), ...account, emailConfirmedAt: now })
    .onConflictDoNothing({ target: accounts.emailKey });
}

/**
 * Deletes them when a demonstration becomes a public site: one has a public password, the other was open to whoever
 * started it.
 */
export async function removeDemoAccounts(db: Database): Promise<void> {
  const keys = [demoAccount, staffAccount].map(({ email }) => emailKeyOf(email));
  await db.delete(accounts).where(inArray(accounts.emailKey, keys));
}
