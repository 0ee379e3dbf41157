import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { ApiFailure, sentences } from '@greenroom/contracts';
import { type Queryable, now } from '@greenroom/database';
import { accounts, oneTimeTokens } from './identity.tables.ts';
import { emailKeyOf } from '@greenroom/access';
import { lockAccount } from './accounts.repository.ts';
import { audit } from './audit.ts';
import type { Asker, IdentityDependencies } from './identity-dependencies.ts';
import { spendAll, spendOneTimeToken } from './one-time-tokens.ts';
import { hashToken } from '@greenroom/crypto';
import { askToConfirm } from './sign-up.ts';

/**
 * Confirms an address by a mailed link. A link sent to a new address makes it the account's address, and the old one is
 * notified. Opening a used link again succeeds, for example after a lost response.
 * @throws ApiFailure `unprocessable` if the link is used or expired; `conflict` if another account has the address by
 *   now; `rate_limited`
 */
export async function confirmAddress(
  { db, rateLimiter, mails }: IdentityDependencies,
  asker: Asker,
  { token }: { token: string },
): Promise<void> {
  await rateLimiter.consume('mailedLink', { address: asker.address });
  await db.transaction(async (tx) => {
    const spent = await spendOneTimeToken(tx, token, 'confirm-address');
    if (!spent && (await isConfirmedAlready(tx, token))) return;
    const account = spent && (await lockAccount(tx, spent.accountUuid));
    if (!account) throw new ApiFailure('unprocessable', sentences.linkSpent);
    const event = account.email === spent.email ? 'address-confirmed' : 'address-changed';
    const emailKey = emailKeyOf(spent.email);
    const others = and(eq(accounts.emailKey, emailKey), ne(accounts.uuid, account.uuid));
    if ((await tx.$count(accounts, others)) > 0) throw new ApiFailure('conflict', sentences.accountExists);
    await tx
      .update(accounts)
      .set({ email: spent.email, emailKey, emailConfirmedAt: now })
      .where(eq(accounts.uuid, account.uuid));
    await audit(tx, { event, accountUuid: account.uuid, country: asker.country });
    if (event === 'address-confirmed') return;
    // Revokes links that were mailed to the old address.
    await spendAll(tx, account.uuid, 'reset-password');
    const link = mails.pageLink('forgot-password');
    const content = { template: 'address-changed', name: account.name, newAddress: spent.email, link } as const;
    await mails.queue(tx, account, content);
  });
}

/** Whether a link was used and its address is now the confirmed address of its account. */
async function isConfirmedAlready(tx: Queryable, token: string): Promise<boolean> {
  const [row] = await tx
    .select({ uuid: accounts.uuid })
    .from(oneTimeTokens)
    .innerJoin(accounts, and(eq(accounts.uuid, oneTimeTokens.accountUuid), eq(accounts.email, oneTimeTokens.email)))
    .where(
      and(
        eq(oneTimeTokens.hash, hashToken(token)),
        eq(oneTimeTokens.purpose, 'confirm-address'),
        isNotNull(oneTimeTokens.usedAt),
        isNotNull(accounts.emailConfirmedAt),
      ),
    );
  return row !== undefined;
}

/**
 * Mails the confirmation link again.
 * @throws ApiFailure `rate_limited`
 */
export async function sendConfirmation(
  { db, rateLimiter, mails }: IdentityDependencies,
  asker: Asker,
  accountUuid: string,
): Promise<void> {
  await rateLimiter.consume('sendConfirmation', { address: asker.address, account: accountUuid });
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountUuid);
    if (account && !account.emailConfirmedAt) await askToConfirm({ mails }, tx, account);
  });
}
