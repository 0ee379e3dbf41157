import { eq } from 'drizzle-orm';
import { ApiFailure, sentences } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { accounts } from './identity.tables.ts';
import { type AccountRow, findAccountByEmail, lockAccount } from './accounts.repository.ts';
import { emailKeyOf } from '@greenroom/access';
import { audit } from './audit.ts';
import type { IdentityDependencies } from './identity-dependencies.ts';
import { makeOneTimeToken, spendAll } from './one-time-tokens.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { endSessions } from './sessions.repository.ts';

/** The signed-in account that changes its own data. */
export interface Own {
  accountUuid: string;
  sessionUuid: string;
  country: string;
}

/**
 * Sets a new password, ends all other sessions, and notifies the person by mail.
 * @throws ApiFailure `bad_request` at `currentPassword` or `newPassword`; `rate_limited`
 */
export async function changePassword(
  dependencies: IdentityDependencies,
  own: Own,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, passwords, mails, companyDomain } = dependencies;
  const known = await provePassword(dependencies, own.accountUuid, {
    password: currentPassword,
    field: 'currentPassword',
  });
  await refuseWeakPassword(newPassword, { field: 'newPassword', known: [known.email, known.name], companyDomain });
  const passwordHash = await passwords.hash(newPassword);
  await db.transaction(async (tx) => {
    const account = await lockProven(tx, known, 'currentPassword');
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.uuid, account.uuid));
    await spendAll(tx, account.uuid, 'reset-password', 'second-factor');
    // Revokes a pending change of address; a link that confirms the first address stays valid.
    if (account.emailConfirmedAt) await spendAll(tx, account.uuid, 'confirm-address');
    await endSessions(tx, account.uuid, { reason: 'password', except: own.sessionUuid });
    await audit(tx, { event: 'password-changed', ...own });
    const link = mails.pageLink('forgot-password');
    await mails.queue(tx, account, { template: 'password-changed', name: account.name, link });
  });
}

/**
 * Mails a link to a new address; opening it changes the account's address. The current address is notified. If another
 * account has the new address, its owner gets a notice instead of the link, so that the response reveals nothing.
 * @throws ApiFailure `forbidden` if the current address was never confirmed; `bad_request` at `password`;
 *   `rate_limited`
 */
export async function changeAddress(
  dependencies: IdentityDependencies,
  own: Own,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { db, mails } = dependencies;
  const known = await provePassword(dependencies, own.accountUuid, { password, field: 'password' });
  await db.transaction(async (tx) => {
    const account = await lockProven(tx, known, 'password');
    if (!account.emailConfirmedAt) throw new ApiFailure('forbidden', sentences.confirmFirst);
    const { name } = account;
    const other = await findAccountByEmail(tx, email);
    if (other && other.uuid !== account.uuid) {
      const link = mails.pageLink('forgot-password');
      await mails.queue(tx, other, { template: 'account-exists', name: other.name, link });
    } else {
      const token = await makeOneTimeToken(tx, account, { purpose: 'confirm-address', email });
      const link = mails.tokenLink('confirm-address', token);
      await mails.queue(tx, account, { template: 'confirm-new-address', name, link }, email);
    }
    if (emailKeyOf(email) !== account.emailKey)
      await mails.queue(tx, account, {
        template: 'address-change-asked',
        name,
        link: mails.pageLink('forgot-password'),
      });
    await audit(tx, { event: 'address-change-asked', ...own });
  });
}

/**
 * Verifies the password of a signed-in account.
 * @returns the account
 * @throws ApiFailure `bad_request` at `field`; `rate_limited`
 */
export async function provePassword(
  { db, passwords, rateLimiter }: Pick<IdentityDependencies, 'db' | 'passwords' | 'rateLimiter'>,
  accountUuid: string,
  { password, field }: { password: string; field: string },
): Promise<AccountRow> {
  const trier = { address: '', account: accountUuid };
  await rateLimiter.consume('password', trier);
  const [account] = await db.select().from(accounts).where(eq(accounts.uuid, accountUuid));
  if (!account || !(await passwords.matches(account.passwordHash, password))) throw wrongPassword(field);
  await rateLimiter.giveBack('password', trier);
  return account;
}

async function lockProven(tx: Queryable, known: AccountRow, field: string): Promise<AccountRow> {
  const account = await lockAccount(tx, known.uuid);
  if (account?.passwordHash !== known.passwordHash) throw wrongPassword(field);
  return account;
}

function wrongPassword(field: string): ApiFailure {
  return new ApiFailure('bad_request', sentences.passwordWrong, [{ path: field, message: sentences.passwordWrong }]);
}
