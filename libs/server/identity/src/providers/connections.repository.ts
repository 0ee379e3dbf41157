import { and, asc, eq } from 'drizzle-orm';
import type { ProviderName, AuthMethod } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { accounts, connections } from '../identity.tables.ts';
import type { AccountRow } from '../accounts.repository.ts';

export type ConnectionRow = typeof connections.$inferSelect;

/** Returns the account that is connected with a person at a provider. */
export async function findConnectedAccount(
  tx: Queryable,
  provider: ProviderName,
  subject: string,
): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select({ account: accounts })
    .from(connections)
    .innerJoin(accounts, eq(connections.accountUuid, accounts.uuid))
    .where(and(eq(connections.provider, provider), eq(connections.subject, subject)))
    .for('update');
  return row?.account;
}

/** Oldest first. */
export async function findConnections(db: Queryable, accountUuid: string): Promise<ConnectionRow[]> {
  return db
    .select()
    .from(connections)
    .where(eq(connections.accountUuid, accountUuid))
    .orderBy(asc(connections.connectedAt));
}

/** Returns the log-in methods of an account, for the message that tells which to use. */
export async function findAuthMethods(db: Queryable, account: AccountRow): Promise<AuthMethod[]> {
  const connected = await findConnections(db, account.uuid);
  return [...(account.passwordHash === null ? [] : ['password' as const]), ...connected.map((one) => one.provider)];
}

/** Stores the provider's current address of the person, which is for display only. */
export async function noteAddress(
  tx: Queryable,
  { provider, subject, email }: { provider: ProviderName; subject: string; email: string | undefined },
): Promise<void> {
  if (email === undefined) return;
  await tx
    .update(connections)
    .set({ email })
    .where(and(eq(connections.provider, provider), eq(connections.subject, subject)));
}
