import { and, count, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { recommendations } from './recommendations.tables.ts';

export type RecommendationRow = typeof recommendations.$inferSelect;

/** Stores what is shown today; what was stored earlier today stays unchanged. */
export async function keepShown(db: Queryable, rows: readonly (typeof recommendations.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(recommendations)
      .values([...rows])
      .onConflictDoNothing();
}

/** Returns how often each subject was recommended on earlier days and not opened. */
export async function findPassedOver(
  db: Queryable,
  ownerId: string,
  { from, before }: { from: string; before: string },
): Promise<Map<string, number>> {
  const rows = await db
    .select({ subject: recommendations.subject, times: count() })
    .from(recommendations)
    .where(
      and(
        eq(recommendations.ownerId, ownerId),
        isNull(recommendations.openedAt),
        gt(recommendations.day, from),
        lt(recommendations.day, before),
      ),
    )
    .groupBy(recommendations.subject);
  return new Map(rows.map(({ subject, times }) => [subject, times]));
}

/** Returns what a person dismissed, newest first. */
export async function findWaved(db: Queryable, ownerId: string): Promise<{ key: string; at: Date }[]> {
  const rows = await db
    .select({ key: recommendations.subject, at: recommendations.wavedAt })
    .from(recommendations)
    .where(and(eq(recommendations.ownerId, ownerId), isNotNull(recommendations.wavedAt)))
    .orderBy(desc(recommendations.wavedAt))
    .limit(200);
  return rows.flatMap(({ key, at }) => (at ? [{ key, at }] : []));
}

/** @returns whether it belongs to the person */
export async function answerRecommendation(
  db: Queryable,
  { uuid, ownerId }: { uuid: string; ownerId: string },
  change: Partial<Pick<RecommendationRow, 'openedAt' | 'wavedAt'>>,
): Promise<boolean> {
  const changed = await db
    .update(recommendations)
    .set(change)
    .where(and(eq(recommendations.uuid, uuid), eq(recommendations.ownerId, ownerId)))
    .returning({ uuid: recommendations.uuid });
  return changed.length > 0;
}

export async function findAllRecommendations(db: Queryable, ownerId: string): Promise<RecommendationRow[]> {
  return db
    .select()
    .from(recommendations)
    .where(eq(recommendations.ownerId, ownerId))
    .orderBy(desc(recommendations.day), recommendations.uuid);
}

export async function deleteOlderThan(db: Queryable, days: number): Promise<void> {
  await db.delete(recommendations).where(sql`${recommendations.day} < now() - make_interval(days => ${days})`);
}
