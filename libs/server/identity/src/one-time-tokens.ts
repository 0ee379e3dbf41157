import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { type KnownBy, oneTimeTokens } from './identity.tables.ts';
import { type Queryable, inSeconds, now } from '@greenroom/database';
import type { AccountRow } from './accounts.repository.ts';
import { hashToken, newToken } from '@greenroom/crypto';

type Purpose = (typeof oneTimeTokens.$inferSelect)['purpose'];

/** Lifetimes in seconds. A link for a new password is valid for 60 minutes (docs/specification.md, 10.5). */
const lives: Record<Purpose, number> = {
  'reset-password': 3_600,
  'confirm-address': 7 * 86_400,
  'second-factor': 300,
  'staff-link': 900,
  /** Product decisions, "Identity": desktop hand-off. */
  desktop: 60,
};

/** Creates a one-time token and revokes the account's earlier ones for the same purpose. */
export async function makeOneTimeToken(
  tx: Queryable,
  account: Pick<AccountRow, 'uuid'>,
  { purpose, email, knownBy }: { purpose: Purpose; email: string; knownBy?: KnownBy },
): Promise<string> {
  await spendAll(tx, account.uuid, purpose);
  const token = newToken();
  const expiresAt = inSeconds(lives[purpose]);
  await tx
    .insert(oneTimeTokens)
    .values({ hash: hashToken(token), accountUuid: account.uuid, purpose, email, knownBy, expiresAt });
  return token;
}

/**
 * Consumes a token. @returns its account and the address it was made for; undefined if it is used, expired or unknown
 */
export async function spendOneTimeToken(
  tx: Queryable,
  token: string,
  purpose: Purpose,
): Promise<{ accountUuid: string; email: string; knownBy: KnownBy | null } | undefined> {
  const [spent] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.hash, hashToken(token)),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning({
      accountUuid: oneTimeTokens.accountUuid,
      email: oneTimeTokens.email,
      knownBy: oneTimeTokens.knownBy,
    });
  return spent;
}

/** Revokes all of an account's tokens for these purposes. */
export async function spendAll(tx: Queryable, accountUuid: string, ...purposes: Purpose[]): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.accountUuid, accountUuid),
        inArray(oneTimeTokens.purpose, purposes),
        isNull(oneTimeTokens.usedAt),
      ),
    );
}
