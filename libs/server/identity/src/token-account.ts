import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Queryable, now } from '@greenroom/database';
import { accounts, oneTimeTokens } from './identity.tables.ts';
import type { AccountRow } from './accounts.repository.ts';

/** Returns the account of a mailed token without consuming it; undefined if it is used, expired or unknown. */
export async function findTokenAccount(
  db: Queryable,
  hash: string,
  purpose: (typeof oneTimeTokens.$inferSelect)['purpose'],
): Promise<AccountRow | undefined> {
  const [row] = await db
    .select({ account: accounts })
    .from(oneTimeTokens)
    .innerJoin(accounts, eq(oneTimeTokens.accountUuid, accounts.uuid))
    .where(
      and(
        eq(oneTimeTokens.hash, hash),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    );
  return row?.account;
}
