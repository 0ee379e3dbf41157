import { ApiFailure, sentences } from '@greenroom/contracts';
import { waysIn } from '@greenroom/contracts/schemas';
import { lockAccount } from './accounts.repository.ts';
import type { IssuedRefreshToken } from './begin-session.ts';
import type { Own } from './change-credentials.ts';
import type { Asker, IdentityDependencies } from './identity-dependencies.ts';
import { signIn } from './log-in.ts';
import { makeOneTimeToken, spendOneTimeToken } from './one-time-tokens.ts';
import { findLiveSession } from './sessions.repository.ts';

/**
 * Creates the one-time code that logs the desktop app in, and revokes the previous one.
 * @throws ApiFailure `rate_limited`; `forbidden` if the session began with a staff link, which is valid for this
 *   browser only
 */
export async function makeDesktopCode(
  { db, rateLimiter }: IdentityDependencies,
  own: Own,
  address: string,
): Promise<string> {
  await rateLimiter.consume('desktopCode', { address, account: own.accountUuid });
  return db.transaction(async (tx) => {
    const live = await findLiveSession(tx, own.sessionUuid);
    const knownBy = waysIn.AuthMethod.safeParse(live?.session.provider);
    if (!live || !knownBy.success) throw new ApiFailure('forbidden', sentences.logInAgain);
    const { uuid: sessionUuid, hostedDomain } = live.session;
    return makeOneTimeToken(tx, live.account, {
      purpose: 'desktop',
      email: live.account.email,
      knownBy: { provider: knownBy.data, hostedDomain: hostedDomain ?? undefined, sessionUuid },
    });
  });
}

/**
 * Exchanges a code, once, for a session with the first one's authentication and expiry. If the first session has ended,
 * the code is rejected.
 * @throws ApiFailure `unprocessable` if the code is used or expired; `rate_limited`
 */
export async function exchangeDesktopCode(
  { db, rateLimiter, mergeVisitor }: Pick<IdentityDependencies, 'db' | 'rateLimiter' | 'mergeVisitor'>,
  asker: Asker,
  code: string,
): Promise<IssuedRefreshToken> {
  await rateLimiter.consume('mailedLink', { address: asker.address });
  return db.transaction(async (tx) => {
    const spent = await spendOneTimeToken(tx, code, 'desktop');
    const account = spent && (await lockAccount(tx, spent.accountUuid));
    const live = spent?.knownBy?.sessionUuid && (await findLiveSession(tx, spent.knownBy.sessionUuid));
    if (!account || !spent.knownBy || !live) throw new ApiFailure('unprocessable', sentences.linkSpent);
    const { factors, createdAt, expiresAt } = live.session;
    const since = { createdAt, expiresAt };
    return signIn({ mergeVisitor }, tx, asker, { ...spent.knownBy, account, factors, since });
  });
}
