import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Subscription } from '@greenroom/access';
import { type Queryable, now } from '@greenroom/database';
import { planGrants } from '../commerce.tables.ts';

type PlanGrant = typeof planGrants.$inferSelect;

/** @returns what is granted at `wall`; null where it is over or ended; undefined where staff decided nothing */
export async function readGranted(
  db: Queryable,
  accountUuid: string,
  wall: Date,
): Promise<Subscription | null | undefined> {
  const [last] = await findGrants(db, accountUuid, 1);
  if (!last) return undefined;
  const { endsAt, endedAt } = last;
  if (endedAt !== null || endsAt === null || endsAt <= wall) return null;
  return { status: 'ACTIVE', endsAt, enterpriseAdmin: false };
}

/** Newest first. */
export async function findGrants(db: Queryable, accountUuid: string, most: number): Promise<PlanGrant[]> {
  return db
    .select()
    .from(planGrants)
    .where(eq(planGrants.accountUuid, accountUuid))
    .orderBy(desc(planGrants.grantedAt))
    .limit(most);
}

/** Ends the grant that is open. @returns whether there was one */
export async function endOpenGrant(tx: Queryable, accountUuid: string): Promise<boolean> {
  const open = and(eq(planGrants.accountUuid, accountUuid), isNull(planGrants.endedAt));
  const ended = await tx.update(planGrants).set({ endedAt: now }).where(open).returning({ uuid: planGrants.uuid });
  return ended.length > 0;
}
