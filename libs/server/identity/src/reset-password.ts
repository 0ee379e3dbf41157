import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { ApiFailure, sentences } from '@greenroom/contracts';
import { accounts } from './identity.tables.ts';
import { type AccountRow, findAccountByEmail, lockAccount } from './accounts.repository.ts';
import { audit } from './audit.ts';
import type { Asker, IdentityDependencies } from './identity-dependencies.ts';
import { type Queryable, now } from '@greenroom/database';
import { stripAccount } from './providers/strip-account.ts';
import { makeOneTimeToken, spendAll, spendOneTimeToken } from './one-time-tokens.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { endSessions } from './sessions.repository.ts';
import { hashToken } from '@greenroom/crypto';
import { findTokenAccount } from './token-account.ts';

/** Whether there is an account must not show in how long the answer takes. In ms; the work takes a tenth of it. */
const answersAfterMs = 250;

/**
 * Has a link for a new password mailed, where there is an account. Nothing tells whether there is.
 * @throws ApiFailure `rate_limited`, counted for unknown addresses too
 */
export async function forgotPassword(
  { db, rateLimiter, mails }: IdentityDependencies,
  asker: Asker,
  { email }: { email: string },
): Promise<void> {
  await rateLimiter.consume('forgotPassword', { address: asker.address, account: email });
  const mailed = db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) return;
    await mailNewPassword({ mails }, tx, account);
    await audit(tx, { event: 'reset-asked', accountUuid: account.uuid, country: asker.country });
  });
  await Promise.all([mailed, sleep(answersAfterMs)]);
}

/** Mails a link for a new password; an earlier one is good no more. */
export async function mailNewPassword(
  { mails }: Pick<IdentityDependencies, 'mails'>,
  tx: Queryable,
  account: AccountRow,
): Promise<void> {
  const token = await makeOneTimeToken(tx, account, { purpose: 'reset-password', email: account.email });
  const link = mails.tokenLink('reset-password', token);
  await mails.queue(tx, account, { template: 'reset-password', name: account.name, link });
}

/**
 * Sets a new password by a mailed link. All log-ins of the account end, and the person is told. Whoever opened the link
 * reads the address's mail, so that the address counts as confirmed.
 * @throws ApiFailure `unprocessable` where the link is spent or too old; `bad_request` for a common password; `rate_limited`
 */
export async function resetPassword(
  { db, rateLimiter, passwords, mails, companyDomain }: IdentityDependencies,
  asker: Asker,
  { token, password }: { token: string; password: string },
): Promise<void> {
  await rateLimiter.consume('mailedLink', { address: asker.address });
  // Before the link is used up: a password that is refused lets one choose another.
  const owner = await findTokenAccount(db, hashToken(token), 'reset-password');
  if (!owner) throw new ApiFailure('unprocessable', sentences.linkSpent);
  await refuseWeakPassword(password, { field: 'password', known: [owner.email, owner.name], companyDomain });
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, owner.uuid);
    const spent = await spendOneTimeToken(tx, token, 'reset-password');
    // An address that was changed since takes its links with it.
    if (!account || spent?.email !== account.email) throw new ApiFailure('unprocessable', sentences.linkSpent);
    // Whoever made an account with this address may not have been its owner.
    if (!account.emailConfirmedAt) await stripAccount(tx, account.uuid);
    await tx
      .update(accounts)
      .set({ passwordHash, emailConfirmedAt: account.emailConfirmedAt ?? now })
      .where(eq(accounts.uuid, account.uuid));
    // Who asked for another address may have been whom the new password keeps out.
    await spendAll(tx, account.uuid, 'second-factor', 'confirm-address');
    await endSessions(tx, account.uuid, { reason: 'password' });
    await audit(tx, { event: 'password-reset', accountUuid: account.uuid, country: asker.country });
    const link = mails.pageLink('forgot-password');
    await mails.queue(tx, account, { template: 'password-changed', name: account.name, link });
  });
}
