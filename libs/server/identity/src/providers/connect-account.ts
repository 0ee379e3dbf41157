import { and, eq } from 'drizzle-orm';
import { ApiFailure, sentences, type ProviderName } from '@greenroom/contracts';
import { connections } from '../identity.tables.ts';
import type { IdentityProvider, VouchedPerson } from '@greenroom/ports/identity-provider';
import { lockAccount } from '../accounts.repository.ts';
import { audit } from '../audit.ts';
import type { Own } from '../change-credentials.ts';
import type { Asker, IdentityDependencies } from '../identity-dependencies.ts';
import { endSessionsOfProvider } from '../sessions.repository.ts';
import { findConnectedAccount, findConnections } from './connections.repository.ts';
import type { FinishedLogIn } from './finished-log-in.ts';
import type { LogInState } from './log-in-state.ts';

/** Connects the signed-in account with a person's account at a provider; no other account is changed. */
export async function connectAccount(
  { db, mails }: Pick<IdentityDependencies, 'db' | 'mails'>,
  asker: Asker,
  told: { provider: IdentityProvider; vouched: VouchedPerson; connect: NonNullable<LogInState['connect']> },
): Promise<FinishedLogIn> {
  const { provider, vouched, connect } = told;
  // The browser has logged out or changed its account meanwhile.
  if (asker.session?.sessionUuid !== connect.sessionUuid) return { type: 'problem', problem: 'expired' };
  return db.transaction(async (tx): Promise<FinishedLogIn> => {
    const account = await lockAccount(tx, connect.accountUuid);
    if (!account?.emailConfirmedAt) return { type: 'problem', problem: 'refused' };
    const holder = await findConnectedAccount(tx, provider.name, vouched.subject);
    if (holder && holder.uuid !== account.uuid) return { type: 'problem', problem: 'connected-elsewhere' };
    if (holder) return { type: 'connected', provider: provider.name };
    const { uuid: accountUuid } = account;
    const added = await tx
      .insert(connections)
      .values({ provider: provider.name, subject: vouched.subject, accountUuid, email: vouched.email })
      .onConflictDoNothing()
      .returning();
    // The account is already connected with another person at this provider, who must be disconnected first.
    if (added.length === 0) return { type: 'problem', problem: 'conflict', use: [provider.name] };
    const details = { provider: provider.name };
    await audit(tx, { event: 'connected', ...connect, country: asker.country, details });
    await mails.queue(tx, account, {
      template: 'way-in-changed',
      change: 'connected',
      name: account.name,
      provider: provider.name,
      link: mails.settingsLink('security'),
    });
    return { type: 'connected', provider: provider.name };
  });
}

/**
 * Removes a provider as a log-in method, and ends log-ins by it except the current one.
 * @throws ApiFailure `conflict` for the last log-in method; `not_found`
 */
export async function disconnectAccount(
  { db, mails }: Pick<IdentityDependencies, 'db' | 'mails'>,
  own: Own,
  provider: ProviderName,
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, own.accountUuid);
    const connected = await findConnections(tx, own.accountUuid);
    if (!account || !connected.some((one) => one.provider === provider))
      throw new ApiFailure('not_found', 'There is no such connection');
    if (account.passwordHash === null && connected.length === 1) throw new ApiFailure('conflict', sentences.lastWayIn);
    await tx
      .delete(connections)
      .where(and(eq(connections.accountUuid, own.accountUuid), eq(connections.provider, provider)));
    await endSessionsOfProvider(tx, own.accountUuid, { provider, except: own.sessionUuid });
    await audit(tx, { event: 'disconnected', ...own, details: { provider } });
    const link = mails.settingsLink('security');
    await mails.queue(tx, account, {
      template: 'way-in-changed',
      change: 'disconnected',
      name: account.name,
      provider,
      link,
    });
  });
}
