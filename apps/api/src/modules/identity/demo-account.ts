import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { accounts } from '../../database/schema.ts';
import { emailKeyOf, findAccountByEmail } from './accounts.repository.ts';
import { newAccountUuid } from './domain/account-uuid.ts';
import type { PasswordHasher } from './hash-passwords.ts';
import { now } from './moments.ts';

/** Printed at the start of a demonstration, which only this machine reaches. */
export const demoAccount = { email: 'demo@greenroom.example', password: 'places-please-tonight' } as const;

/** Makes the demonstration's account where it is not there yet. */
export async function ensureDemoAccount({ db, passwords }: { db: Database; passwords: PasswordHasher }): Promise<void> {
  const { email, password } = demoAccount;
  if (await findAccountByEmail(db, email)) return;
  const passwordHash = await passwords.hash(password);
  const account = { uuid: newAccountUuid(), email, emailKey: emailKeyOf(email), name: 'Demo', passwordHash };
  await db
    .insert(accounts)
    .values({ ...account, emailConfirmedAt: now })
    .onConflictDoNothing({ target: accounts.emailKey });
}

/** Takes it away where a demonstration becomes a real site: everyone knows its password. */
export async function removeDemoAccount(db: Database): Promise<void> {
  await db.delete(accounts).where(eq(accounts.emailKey, emailKeyOf(demoAccount.email)));
}
