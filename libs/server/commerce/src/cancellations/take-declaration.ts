import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { ApiFailure, sentences } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { declaredCancellations } from '../commerce.tables.ts';
import { hashToken } from '@greenroom/crypto';

type Declaration = typeof declaredCancellations.$inferSelect;

/** In days. */
const linkHolds = 90;

/**
 * What was declared, by the link that was mailed to the address it names; it is confirmed with that. Again as often as
 * the link is opened.
 * @throws ApiFailure `unprocessable` where the link is none, or one of another kind
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
