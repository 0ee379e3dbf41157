import { and, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { ramps, releaseHistory, releaseNotices } from '../releases.tables.ts';
import type { Notice } from './notice.ts';

/** A notice as stored. */
export type StoredNotice = typeof releaseNotices.$inferSelect;

const { number, attempts, nextAt, deliveredAt, at, key } = releaseNotices;

/**
 * Stores a notice.
 * @param isPosted whether it is to be posted to the webhook
 * @returns undefined if the notice was stored before
 */
export async function insertNotice(
  tx: Queryable,
  notice: Notice,
  isPosted: boolean,
): Promise<StoredNotice | undefined> {
  const [row] = await tx
    .insert(releaseNotices)
    .values({ ...notice, attempts: 0, nextAt: isPosted ? notice.at : null })
    .onConflictDoNothing({ target: key })
    .returning();
  return row;
}

/** Claims due notices and schedules their next attempt; without a call to `setDelivered` they become due again. */
export async function takeDue(db: Queryable, now: Date, atMost: number): Promise<StoredNotice[]> {
  const due = sql`(select number from release_notices where next_at <= ${now.toISOString()}::timestamptz
    order by number limit ${atMost} for update skip locked)`;
  return db
    .update(releaseNotices)
    .set({
      attempts: sql`${attempts} + 1`,
      // Backoff: one minute, two, four and so on.
      nextAt: sql`${now.toISOString()}::timestamptz + make_interval(mins => power(2, ${attempts})::int)`,
    })
    .where(sql`${number} in ${due}`)
    .returning();
}

export async function setDelivered(db: Queryable, one: number, when: Date): Promise<void> {
  await db.update(releaseNotices).set({ deliveredAt: when, nextAt: null }).where(eq(number, one));
}

export async function giveUp(db: Queryable, one: number): Promise<void> {
  await db.update(releaseNotices).set({ nextAt: null }).where(eq(number, one));
}

/** Returns the latest notices, newest first. */
export async function findNotices(db: Queryable, limit: number): Promise<StoredNotice[]> {
  return db.select().from(releaseNotices).orderBy(desc(number)).limit(limit);
}

const rowsOf = async (rows: Promise<{ count: number }[]>) => (await rows)[0]?.count ?? 0;
const count = sql<number>`count(*)::int`;

/** Counts notices that were given up since `since`. */
export async function countGivenUp(db: Queryable, since: Date): Promise<number> {
  const givenUp = and(isNull(nextAt), isNull(deliveredAt), gte(attempts, 1), gte(at, since));
  return rowsOf(db.select({ count }).from(releaseNotices).where(givenUp));
}

/** Counts releases that were taken back automatically since `since`. */
export async function countReturned(db: Queryable, since: Date): Promise<number> {
  const { state, what, at: when } = releaseHistory;
  const went = and(eq(state, 'done'), eq(what, 'returned'), gte(when, since));
  return rowsOf(db.select({ count }).from(releaseHistory).where(went));
}

/** Counts ramps that wait for more views or for a person. */
export async function countHeld(db: Queryable): Promise<number> {
  const held = sql`${ramps.state} = 'waiting' or (${ramps.state} in ('running', 'paused') and ${ramps.verdict}->>'kind' = 'suspect')`;
  return rowsOf(db.select({ count }).from(ramps).where(held));
}

export async function deleteNoticesBefore(db: Queryable, days: number): Promise<void> {
  await db.delete(releaseNotices).where(lte(at, sql`now() - make_interval(days => ${days})`));
}
