import { ApiFailure, sentences } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { accounts } from './identity.tables.ts';
import { type AccountRow } from './accounts.repository.ts';
import { emailKeyOf } from '@greenroom/access';
import { audit } from './audit.ts';
import type { IssuedRefreshToken } from './begin-session.ts';
import { newAccountUuid } from './domain/account-uuid.ts';
import type { Asker, IdentityDependencies } from './identity-dependencies.ts';
import { signIn } from './log-in.ts';
import { makeOneTimeToken } from './one-time-tokens.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

/**
 * Creates an account, mails a link to confirm its address, and logs in.
 * @throws ApiFailure `conflict` if an account has the address; `bad_request` for a common password; `rate_limited`
 */
export async function signUp(
  dependencies: IdentityDependencies,
  asker: Asker,
  { email, name, password }: { email: string; name: string; password: string },
): Promise<IssuedRefreshToken> {
  const { db, passwords, rateLimiter, companyDomain } = dependencies;
  await rateLimiter.consume('signUp', { address: asker.address, account: email });
  await refuseWeakPassword(password, { field: 'password', known: [email, name], companyDomain });
  const passwordHash = await passwords.hash(password);
  return db.transaction(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({ uuid: newAccountUuid(), email, emailKey: emailKeyOf(email), name, passwordHash, locale: asker.locale })
      .onConflictDoNothing({ target: accounts.emailKey })
      .returning();
    if (!account) throw new ApiFailure('conflict', sentences.accountExists);
    await audit(tx, { event: 'signed-up', accountUuid: account.uuid, country: asker.country });
    await askToConfirm(dependencies, tx, account);
    return signIn(dependencies, tx, asker, { account, provider: 'password' });
  });
}

/** Mails a link that confirms an account's address. */
export async function askToConfirm(
  { mails }: Pick<IdentityDependencies, 'mails'>,
  tx: Queryable,
  account: AccountRow,
): Promise<void> {
  const token = await makeOneTimeToken(tx, account, { purpose: 'confirm-address', email: account.email });
  const link = mails.tokenLink('confirm-address', token);
  await mails.queue(tx, account, { template: 'confirm-address', name: account.name, link });
}
