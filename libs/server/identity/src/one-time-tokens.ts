import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { type KnownBy, oneTimeTokens } from './identity.tables.ts';
import { type Queryable, inSeconds, now } from '@greenroom/database';
import type { AccountRow } from './accounts.repository.ts';
import { hashToken, newToken } from '@greenroom/crypto';

type Purpose = (typeof oneTimeTokens.$inferSelect)['purpose'];

/** A link for a new password is good for 60 minutes (docs/specification.md, 10.5). In seconds. */
const lives: Record<Purpose, number> = {
  'reset-password': 3_600,
  'confirm-address': 7 * 86_400,
  'second-factor': 300,
  'staff-link': 900,
  /** Product decisions, "Identity": desktop hand-off. */
  desktop: 60,
};

/** Makes a token that is good once; earlier ones of an account for the same purpose are good no more. */
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

/** Uses a token up. @returns whose it is and the address it was made for; nothing where it is spent, too old or none */
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

/** Makes all of an account's tokens for these purposes good no more. */
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
