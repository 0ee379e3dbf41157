import { inArray } from 'drizzle-orm';
import { type Database, now } from '@greenroom/database';
import { accounts } from './identity.tables.ts';
import { emailKeyOf } from '@greenroom/access';
import { findAccountByEmail } from './accounts.repository.ts';
import { newAccountUuid } from './domain/account-uuid.ts';
import type { PasswordHasher } from './hash-passwords.ts';

/** Printed at the start of a demonstration, which only this machine reaches. */
export const demoAccount = { email: 'demo@greenroom.example', password: 'places-please-tonight' } as const;

/** Whom a demonstration's one-time staff link signs in. It has no password. */
export const staffAccount = { email: 'staff@greenroom.example' } as const;

/** Whether an address is that of an account which every demonstration has. */
export const isDemoAccount = (email: string): boolean =>
  [demoAccount, staffAccount].some((one) => emailKeyOf(one.email) === emailKeyOf(email));

/** Makes the demonstration's accounts where they are not there yet. */
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

/** Takes them away where a demonstration becomes a real site: everyone knows the one's password, and who started it had the other. */
export async function removeDemoAccounts(db: Database): Promise<void> {
  const keys = [demoAccount, staffAccount].map(({ email }) => emailKeyOf(email));
  await db.delete(accounts).where(inArray(accounts.emailKey, keys));
}
