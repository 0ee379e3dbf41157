import { ApiFailure, sentences } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { findAccountByEmail, lockAccount } from './accounts.repository.ts';
import type { IssuedRefreshToken } from './begin-session.ts';
import { staffAccount } from './demo-account.ts';
import type { Asker, IdentityDependencies } from './identity-dependencies.ts';
import { signIn } from './log-in.ts';
import { makeOneTimeToken, spendOneTimeToken } from './one-time-tokens.ts';

/**
 * Creates the token of a link to a demonstration's staff pages: valid once, for 15 minutes; it revokes the previous
 * one.
 */
export async function makeStaffToken(db: Database): Promise<string> {
  return db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, staffAccount.email);
    if (!account) throw new Error('The demonstration’s staff account is missing');
    return makeOneTimeToken(tx, account, { purpose: 'staff-link', email: account.email });
  });
}

/**
 * Signs in by a staff link. The session records this, and staff rights depend on it: a session of the account that
 * began differently has none. The visitor's data is not transferred.
 * @throws ApiFailure `unprocessable` if the link is used or expired; `rate_limited`
 */
export async function enterByStaffLink(
  { db, rateLimiter }: Pick<IdentityDependencies, 'db' | 'rateLimiter'>,
  asker: Asker,
  token: string,
): Promise<IssuedRefreshToken> {
  await rateLimiter.consume('mailedLink', { address: asker.address });
  return db.transaction(async (tx) => {
    const spent = await spendOneTimeToken(tx, token, 'staff-link');
    const account = spent && (await lockAccount(tx, spent.accountUuid));
    if (!account) throw new ApiFailure('unprocessable', sentences.linkSpent);
    return signIn({ mergeVisitor: async () => {} }, tx, asker, { account, provider: 'staff-link' });
  });
}
