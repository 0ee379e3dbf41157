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
 * Makes the one-time code by which the desktop app goes on with a log-in; the one before is good no more.
 * @throws ApiFailure `rate_limited`; `forbidden` where the log-in was made by a staff link, which is this browser's alone
 */
export async function makeDesktopCode(
  { db, rateLimiter }: IdentityDependencies,
  own: Own,
  address: string,
): Promise<string> {
  await rateLimiter.consume('desktopCode', { address, account: own.accountUuid });
  return db.transaction(async (tx) => {
    const live = await findLiveSession(tx, own.sessionUuid);
    const knownBy = waysIn.WayIn.safeParse(live?.session.provider);
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
 * Exchanges such a code, once, for a log-in that stands on what the first one stood on and lasts no longer. Where that
 * has ended in between, there is none.
 * @throws ApiFailure `unprocessable` where the code is spent or too old; `rate_limited`
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
