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

/** A fixed response time, so that it does not reveal whether an account exists. In ms; the work takes a tenth of it. */
const answersAfterMs = 250;

/**
 * Mails a link for a new password if the address has an account. The response does not reveal whether it has.
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

/** Mails a link for a new password and revokes an earlier one. */
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
 * Sets a new password by a mailed link, ends all sessions of the account, and notifies the person. Opening the link
 * proves access to the mailbox, so the address counts as confirmed.
 * @throws ApiFailure `unprocessable` if the link is used or expired; `bad_request` for a common password;
 *   `rate_limited`
 */
export async function resetPassword(
  { db, rateLimiter, passwords, mails, companyDomain }: IdentityDependencies,
  asker: Asker,
  { token, password }: { token: string; password: string },
): Promise<void> {
  await rateLimiter.consume('mailedLink', { address: asker.address });
  // Checked before the link is consumed, so that another password can be chosen after a refusal.
  const owner = await findTokenAccount(db, hashToken(token), 'reset-password');
  if (!owner) throw new ApiFailure('unprocessable', sentences.linkSpent);
  await refuseWeakPassword(password, { field: 'password', known: [owner.email, owner.name], companyDomain });
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, owner.uuid);
    const spent = await spendOneTimeToken(tx, token, 'reset-password');
    // Links to an earlier address of the account are invalid.
    if (!account || spent?.email !== account.email) throw new ApiFailure('unprocessable', sentences.linkSpent);
    // The account may have been created by someone other than the address's owner.
    if (!account.emailConfirmedAt) await stripAccount(tx, account.uuid);
    await tx
      .update(accounts)
      .set({ passwordHash, emailConfirmedAt: account.emailConfirmedAt ?? now })
      .where(eq(accounts.uuid, account.uuid));
    // A pending change of address may come from the intruder whom the new password is meant to keep out.
    await spendAll(tx, account.uuid, 'second-factor', 'confirm-address');
    await endSessions(tx, account.uuid, { reason: 'password' });
    await audit(tx, { event: 'password-reset', accountUuid: account.uuid, country: asker.country });
    const link = mails.pageLink('forgot-password');
    await mails.queue(tx, account, { template: 'password-changed', name: account.name, link });
  });
}
