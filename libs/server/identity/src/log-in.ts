import { ApiFailure, type Factor, sentences } from '@greenroom/contracts';
import type { KnownBy } from './identity.tables.ts';
import type { Queryable } from '@greenroom/database';
import { type AccountRow, findAccountByEmail, lockAccount } from './accounts.repository.ts';
import { audit } from './audit.ts';
import { beginSession, type IssuedRefreshToken, type NewSession } from './begin-session.ts';
import type { Asker, IdentityDependencies } from './identity-dependencies.ts';
import { makeOneTimeToken, spendOneTimeToken } from './one-time-tokens.ts';

/** Signed in, or with a token that stands for the password while a second factor is asked for. */
export type LogInResult =
  | {
      type: 'signed-in';
      issued: IssuedRefreshToken;
      /** The account was made just now. */
      isNew?: true;
    }
  | { type: 'factor-required'; factors: readonly Factor[]; pendingToken: string };

/**
 * Logs in with address and password. An unknown address takes as long as a wrong password, and is answered the same.
 * @throws ApiFailure `not_authenticated`; `rate_limited`
 */
export async function logIn(
  dependencies: IdentityDependencies,
  asker: Asker,
  { email, password }: { email: string; password: string },
): Promise<LogInResult> {
  const { db, passwords, rateLimiter } = dependencies;
  const trier = { address: asker.address, account: email };
  await rateLimiter.consume('logIn', trier);
  const known = await findAccountByEmail(db, email);
  if (!(await passwords.matches(known?.passwordHash, password)) || !known) {
    await audit(db, { event: 'log-in-failed', accountUuid: known?.uuid, country: asker.country });
    throw new ApiFailure('not_authenticated', sentences.logInFailed);
  }
  const result = await db.transaction(async (tx): Promise<LogInResult> => {
    const account = await lockAccount(tx, known.uuid);
    // The password was changed while it was compared.
    if (account?.passwordHash !== known.passwordHash) throw new ApiFailure('not_authenticated', sentences.logInFailed);
    return enter(dependencies, tx, asker, account, { provider: 'password' });
  });
  await rateLimiter.giveBack('logIn', trier);
  return result;
}

/** Goes on with one who is known, by a password or a provider: into a session, or to the second factor. */
export async function enter(
  dependencies: Pick<IdentityDependencies, 'mergeVisitor' | 'requiredFactors'>,
  tx: Queryable,
  asker: Asker,
  account: AccountRow,
  knownBy: KnownBy,
): Promise<LogInResult> {
  const factors = await dependencies.requiredFactors(tx, account);
  if (factors.length === 0)
    return { type: 'signed-in', issued: await signIn(dependencies, tx, asker, { account, ...knownBy }) };
  const pendingToken = await makeOneTimeToken(tx, account, { purpose: 'second-factor', email: account.email, knownBy });
  return { type: 'factor-required', factors, pendingToken };
}

/**
 * Ends a log-in that waited for a second factor, which has just been given.
 * @param use uses the factor up, where it is good once
 * @throws ApiFailure `unprocessable` where the log-in began too long ago; what `use` throws
 */
export async function logInWithFactor(
  dependencies: Pick<IdentityDependencies, 'db' | 'mergeVisitor'>,
  asker: Asker,
  { pendingToken, factor }: { pendingToken: string; factor: Factor },
  use: (tx: Queryable, account: AccountRow) => Promise<void> = async () => {},
): Promise<IssuedRefreshToken> {
  return dependencies.db.transaction(async (tx) => {
    const pending = await spendOneTimeToken(tx, pendingToken, 'second-factor');
    const account = pending && (await lockAccount(tx, pending.accountUuid));
    if (!account) throw new ApiFailure('unprocessable', sentences.logInTooLate);
    await use(tx, account);
    const knownBy = pending.knownBy ?? { provider: 'password' };
    return signIn(dependencies, tx, asker, { account, ...knownBy, factors: [factor] });
  });
}

/**
 * The one way into a session, whoever knew the person: the visitor's things become theirs, and it is written down.
 * @throws ApiFailure `forbidden` where staff have blocked the account
 */
export async function signIn(
  { mergeVisitor }: Pick<IdentityDependencies, 'mergeVisitor'>,
  tx: Queryable,
  { visitorId, userAgent, country, session }: Asker,
  known: KnownBy & Pick<NewSession, 'account' | 'factors' | 'since'>,
): Promise<IssuedRefreshToken> {
  const { account, provider } = known;
  // Under the lock that blocking takes: no session begins beside it.
  if ((await lockAccount(tx, account.uuid))?.blockedAt) throw new ApiFailure('forbidden', sentences.accountBlocked);
  const issued = await beginSession(tx, { ...known, device: { userAgent, country }, instead: session });
  await mergeVisitor(tx, visitorId, account.uuid);
  const { uuid: accountUuid } = account;
  await audit(tx, { event: 'logged-in', accountUuid, sessionUuid: issued.sessionUuid, country, details: { provider } });
  return issued;
}
