import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { HistoryKeep } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { contentHistory } from '../recommendations.tables.ts';

export type HistoryRow = typeof contentHistory.$inferSelect;

export interface Whose {
  ownerId: string;
  instructorSlug?: string;
}

const rowsOf = ({ ownerId, instructorSlug }: Whose) =>
  and(
    eq(contentHistory.ownerId, ownerId),
    instructorSlug === undefined ? undefined : eq(contentHistory.instructorSlug, instructorSlug),
  );

/** What somebody opened or saved, newest first. */
export async function findHistory(db: Queryable, whose: Whose, limit: number, offset = 0): Promise<HistoryRow[]> {
  return db
    .select()
    .from(contentHistory)
    .where(rowsOf(whose))
    .orderBy(desc(contentHistory.changedAt), desc(contentHistory.contentUuid))
    .limit(limit)
    .offset(offset);
}

export async function countHistory(db: Queryable, whose: Whose): Promise<{ total: number; finished: number }> {
  const counts = { total: count(), finished: count(contentHistory.finishedAt) };
  const [row] = await db.select(counts).from(contentHistory).where(rowsOf(whose));
  return row ?? { total: 0, finished: 0 };
}

/** Which of these items somebody saved for later. */
export async function findSaved(db: Queryable, ownerId: string, uuids: readonly string[]): Promise<Set<string>> {
  if (uuids.length === 0) return new Set();
  const rows = await db
    .select({ uuid: contentHistory.contentUuid })
    .from(contentHistory)
    .where(
      and(
        eq(contentHistory.ownerId, ownerId),
        isNotNull(contentHistory.savedAt),
        inArray(contentHistory.contentUuid, [...uuids]),
      ),
    );
  return new Set(rows.map(({ uuid }) => uuid));
}

/**
 * Keeps what became of an item, in one statement, so that two pages that say something at once lose nothing. Progress
 * never goes back; to save for later, or no longer, does not say that it was opened.
 */
export async function keepHistory(
  db: Queryable,
  { ownerId, instructorSlug, kept, now }: { ownerId: string; instructorSlug: string; kept: HistoryKeep; now: Date },
): Promise<HistoryRow> {
  const { contentUuid, progress = 0, finished, saved, recommendationId } = kept;
  const opened = saved === undefined || kept.progress !== undefined || finished === true;
  const row = {
    ...{ ownerId, instructorSlug, contentUuid },
    openedAt: opened ? now : null,
    // The column is a float of four bytes, which refuses what is too small for it.
    progress: finished ? 1 : Math.fround(progress),
    finishedAt: finished ? now : null,
    savedAt: saved ? now : null,
    recommendationId: recommendationId ?? null,
    changedAt: now,
  };
  const { openedAt, finishedAt, savedAt } = contentHistory;
  const [after] = await db
    .insert(contentHistory)
    .values(row)
    .onConflictDoUpdate({
      target: [contentHistory.ownerId, contentHistory.contentUuid],
      set: {
        openedAt: opened ? now : openedAt,
        progress: sql`greatest(${contentHistory.progress}, ${row.progress}::real)`,
        finishedAt:
          finished === undefined
            ? finishedAt
            : finished
              ? sql`coalesce(${finishedAt}, ${now.toISOString()}::timestamptz)`
              : null,
        savedAt:
          saved === undefined ? savedAt : saved ? sql`coalesce(${savedAt}, ${now.toISOString()}::timestamptz)` : null,
        ...(recommendationId && { recommendationId }),
        changedAt: now,
      },
    })
    .returning();
  return after!;
}

/** Forgets what was opened and finished; what is saved for later stays saved. */
export async function clearHistory(db: Queryable, whose: Whose): Promise<void> {
  await db.delete(contentHistory).where(and(rowsOf(whose), isNull(contentHistory.savedAt)));
  await db
    .update(contentHistory)
    .set({ openedAt: null, progress: 0, finishedAt: null, recommendationId: null })
    .where(rowsOf(whose));
}
