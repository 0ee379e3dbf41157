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

/** Returns what a person opened or saved, newest first. */
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

/** Returns which of these items a person saved for later. */
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
 * Stores what happened to an item, in one statement, so that concurrent reports lose nothing. Progress never decreases;
 * saving an item, or removing it from the saved ones, does not count as opening it.
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
    // The column is a four-byte float, which rejects numbers too small for it.
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

/** Deletes what was opened and finished; items saved for later stay saved. */
export async function clearHistory(db: Queryable, whose: Whose): Promise<void> {
  await db.delete(contentHistory).where(and(rowsOf(whose), isNull(contentHistory.savedAt)));
  await db
    .update(contentHistory)
    .set({ openedAt: null, progress: 0, finishedAt: null, recommendationId: null })
    .where(rowsOf(whose));
}
