import { ApiFailure, type Factor, sentences } from '@greenroom/contracts';
import type { KnownBy } from './identity.tables.ts';
import type { Queryable } from '@greenroom/database';
import { type AccountRow, findAccountByEmail, lockAccount } from './accounts.repository.ts';
import { audit } from './audit.ts';
import { beginSession, type IssuedRefreshToken, type NewSession } from './begin-session.ts';
import type { Asker, IdentityDependencies } from './identity-dependencies.ts';
import { makeOneTimeToken, spendOneTimeToken } from './one-time-tokens.ts';

/** Signed in, or waiting for a second factor with a token that stands for the password. */
export type LogInResult =
  | {
      type: 'signed-in';
      issued: IssuedRefreshToken;
      /** The account was just created. */
      isNew?: true;
    }
  | { type: 'factor-required'; factors: readonly Factor[]; pendingToken: string };

/**
 * Logs in with address and password. An unknown address takes the same time and gives the same answer as a wrong
 * password.
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
    // The password was changed during the comparison.
    if (account?.passwordHash !== known.passwordHash) throw new ApiFailure('not_authenticated', sentences.logInFailed);
    return enter(dependencies, tx, asker, account, { provider: 'password' });
  });
  await rateLimiter.giveBack('logIn', trier);
  return result;
}

/** Continues a log-in after the password or the provider: into a session, or to the second factor. */
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
 * Completes a log-in whose second factor was just verified.
 * @param use consumes the factor if it is valid only once
 * @throws ApiFailure `unprocessable` if the log-in has expired; the errors of `use`
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
 * Begins every session, however the person authenticated: transfers the visitor's data and records the log-in.
 * @throws ApiFailure `forbidden` if staff have blocked the account
 */
export async function signIn(
  { mergeVisitor }: Pick<IdentityDependencies, 'mergeVisitor'>,
  tx: Queryable,
  { visitorId, userAgent, country, session }: Asker,
  known: KnownBy & Pick<NewSession, 'account' | 'factors' | 'since'>,
): Promise<IssuedRefreshToken> {
  const { account, provider } = known;
  // Blocking takes the same lock, so no session can begin at the same time.
  if ((await lockAccount(tx, account.uuid))?.blockedAt) throw new ApiFailure('forbidden', sentences.accountBlocked);
  const issued = await beginSession(tx, { ...known, device: { userAgent, country }, instead: session });
  await mergeVisitor(tx, visitorId, account.uuid);
  const { uuid: accountUuid } = account;
  await audit(tx, { event: 'logged-in', accountUuid, sessionUuid: issued.sessionUuid, country, details: { provider } });
  return issued;
}
