import { and, desc, eq, sql } from 'drizzle-orm';
import type { AnswersKeep } from '@greenroom/contracts';
import type { Database, Queryable } from '@greenroom/database';
import { exerciseAnswers } from '../recommendations.tables.ts';

export type AnswersRow = typeof exerciseAnswers.$inferSelect;

export interface WhoseAnswers {
  ownerId: string;
  instructorSlug?: string;
  contentUuid?: string | undefined;
}

const rowsOf = ({ ownerId, instructorSlug, contentUuid }: WhoseAnswers) =>
  and(
    eq(exerciseAnswers.ownerId, ownerId),
    instructorSlug === undefined ? undefined : eq(exerciseAnswers.instructorSlug, instructorSlug),
    contentUuid === undefined ? undefined : eq(exerciseAnswers.contentUuid, contentUuid),
  );

/** Returns what a person wrote in exercises, newest first. */
export async function findAnswers(db: Queryable, whose: WhoseAnswers): Promise<AnswersRow[]> {
  return db
    .select()
    .from(exerciseAnswers)
    .where(rowsOf(whose))
    .orderBy(desc(exerciseAnswers.changedAt), desc(exerciseAnswers.contentUuid));
}

/**
 * Merges words into the stored ones, field by field, in one statement. Concurrent writes to different fields lose
 * nothing; for the same field the later one wins. Deletes a row whose fields are all empty.
 * @returns the row as it is now; undefined if it was deleted
 */
export async function mergeAnswers(
  db: Database,
  { ownerId, instructorSlug, kept, now }: { ownerId: string; instructorSlug: string; kept: AnswersKeep; now: Date },
): Promise<AnswersRow | undefined> {
  const { contentUuid, answers } = kept;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(exerciseAnswers)
      .values({ ownerId, contentUuid, instructorSlug, answers, changedAt: now })
      .onConflictDoUpdate({
        target: [exerciseAnswers.ownerId, exerciseAnswers.contentUuid],
        set: { answers: sql`${exerciseAnswers.answers} || ${JSON.stringify(answers)}::jsonb`, changedAt: now },
      })
      .returning();
    if (Object.values(row!.answers).some((text) => text !== '')) return row;
    await tx.delete(exerciseAnswers).where(rowsOf({ ownerId, contentUuid }));
    return undefined;
  });
}
