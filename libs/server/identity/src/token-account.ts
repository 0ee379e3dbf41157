import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Queryable, now } from '@greenroom/database';
import { accounts, oneTimeTokens } from './identity.tables.ts';
import type { AccountRow } from './accounts.repository.ts';

/** Whose a mailed token is, which stays as good as it was; nothing where it is spent, too old, or none. */
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
