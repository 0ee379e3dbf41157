import { eq } from 'drizzle-orm';
import { bounds, cleanName, emailProblem, type ProviderName } from '@greenroom/contracts';
import { type KnownBy, accounts, connections } from '../identity.tables.ts';
import { type Queryable, now } from '@greenroom/database';
import type { VouchedPerson } from '@greenroom/ports/identity-provider';
import { type AccountRow, findAccountByEmail, lockAccount } from '../accounts.repository.ts';
import { emailKeyOf } from '@greenroom/access';
import { audit } from '../audit.ts';
import { newAccountUuid } from '../domain/account-uuid.ts';
import type { Asker, IdentityDependencies } from '../identity-dependencies.ts';
import { enter } from '../log-in.ts';
import { askToConfirm } from '../sign-up.ts';
import { findConnectedAccount, findConnections, findAuthMethods, noteAddress } from './connections.repository.ts';
import { judgeJoin } from './domain/judge-join.ts';
import type { FinishedLogIn } from './finished-log-in.ts';
import { stripAccount } from './strip-account.ts';

type Vouched = { vouched: VouchedPerson; knownBy: KnownBy & { provider: ProviderName }; terms: boolean };

/** Logs in a person whom a provider has authenticated: into their account, one that has their address, or a new one. */
export async function logInVouched(
  dependencies: IdentityDependencies,
  asker: Asker,
  told: Vouched,
): Promise<FinishedLogIn> {
  // Of two concurrent log-ins with a new address, one creates the account and the other finds it on its second try.
  const first = await tryLogIn(dependencies, asker, told);
  return first ?? (await tryLogIn(dependencies, asker, told)) ?? { type: 'problem', problem: 'unavailable' };
}

async function tryLogIn(
  dependencies: IdentityDependencies,
  asker: Asker,
  { vouched, knownBy, terms }: Vouched,
): Promise<FinishedLogIn | undefined> {
  const { provider } = knownBy;
  const email = vouched.email !== undefined && !emailProblem(vouched.email) ? vouched.email.trim() : undefined;
  return dependencies.db.transaction(async (tx): Promise<FinishedLogIn | undefined> => {
    const connected = await findConnectedAccount(tx, provider, vouched.subject);
    const found = connected || email === undefined ? undefined : await findAccountByEmail(tx, email);
    const account = found && (await lockAccount(tx, found.uuid));
    const others = account ? await findConnections(tx, account.uuid) : [];
    const verdict = judgeJoin({
      connected: connected !== undefined,
      hasAddress: email !== undefined,
      addressVerified: vouched.emailVerified,
      account: account && {
        confirmed: account.emailConfirmedAt !== null,
        hasOtherOfProvider: others.some((one) => one.provider === provider),
      },
      terms,
    });
    const connect = async (to: AccountRow) => {
      await tx.insert(connections).values({ provider, subject: vouched.subject, accountUuid: to.uuid, email });
      await audit(tx, { event: 'connected', accountUuid: to.uuid, country: asker.country, details: { provider } });
    };

    if (verdict === 'sign-in' && connected) {
      await noteAddress(tx, { provider, subject: vouched.subject, email });
      return enter(dependencies, tx, asker, connected, knownBy);
    }
    if (verdict === 'create' && email !== undefined) {
      const created = await createAccount(tx, asker, email, vouched);
      if (!created) return undefined;
      await connect(created);
      if (!created.emailConfirmedAt) await askToConfirm(dependencies, tx, created);
      const entered = await enter(dependencies, tx, asker, created, knownBy);
      return entered.type === 'signed-in' ? { ...entered, isNew: true } : entered;
    }
    if (verdict === 'join' && account) {
      await connect(account);
      const link = dependencies.mails.settingsLink('security');
      const content = { template: 'way-in-changed', change: 'connected', name: account.name, provider, link } as const;
      await dependencies.mails.queue(tx, account, content);
      return enter(dependencies, tx, asker, account, knownBy);
    }
    if (verdict === 'take-over' && account) {
      await stripAccount(tx, account.uuid);
      const name = nameOf(vouched, account.email);
      const [own] = await tx
        .update(accounts)
        .set({ emailConfirmedAt: now, name, passwordHash: null, deletedFrom: null })
        .where(eq(accounts.uuid, account.uuid))
        .returning();
      await audit(tx, {
        event: 'taken-over',
        accountUuid: account.uuid,
        country: asker.country,
        details: { provider },
      });
      await connect(account);
      return own && enter(dependencies, tx, asker, own, knownBy);
    }
    if (verdict === 'conflict' && account)
      return { type: 'problem', problem: 'conflict', use: await findAuthMethods(tx, account) };
    return { type: 'problem', problem: verdict === 'terms' ? 'terms' : 'no-address' };
  });
}

async function createAccount(tx: Queryable, asker: Asker, email: string, vouched: VouchedPerson) {
  const [account] = await tx
    .insert(accounts)
    .values({
      uuid: newAccountUuid(),
      email,
      emailKey: emailKeyOf(email),
      name: nameOf(vouched, email),
      locale: asker.locale,
      ...(vouched.emailVerified && { emailConfirmedAt: now }),
    })
    .onConflictDoNothing({ target: accounts.emailKey })
    .returning();
  if (account) await audit(tx, { event: 'signed-up', accountUuid: account.uuid, country: asker.country });
  return account;
}

function nameOf({ name }: VouchedPerson, email: string): string {
  const told = cleanName(name ?? '');
  return (told === '' ? (email.split('@')[0] ?? email) : told).slice(0, bounds.nameLength);
}
