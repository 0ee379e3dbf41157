import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { ApiFailure, sentences } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { declaredCancellations } from '../commerce.tables.ts';
import { hashToken } from '@greenroom/crypto';

type Declaration = typeof declaredCancellations.$inferSelect;

/** How long a mailed link is valid, in days. */
const linkHolds = 90;

/**
 * Finds a declaration by the link that was mailed to its address, and marks it as confirmed. The link can be opened
 * repeatedly.
 * @throws ApiFailure `unprocessable` if the link is invalid or belongs to another kind of declaration
 */
export async function takeDeclaration(
  db: Queryable,
  token: string,
  kinds: readonly Declaration['kind'][],
): Promise<Declaration> {
  const [declared] = await db
    .update(declaredCancellations)
    .set({ confirmedAt: sql`coalesce(${declaredCancellations.confirmedAt}, now())` })
    .where(
      and(
        eq(declaredCancellations.tokenHash, hashToken(token)),
        inArray(declaredCancellations.kind, [...kinds]),
        gt(declaredCancellations.receivedAt, sql`now() - make_interval(days => ${linkHolds})`),
      ),
    )
    .returning();
  if (!declared) throw new ApiFailure('unprocessable', sentences.linkSpent);
  return declared;
}
