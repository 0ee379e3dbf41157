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

/** What somebody wrote into exercises, newest first. */
export async function findAnswers(db: Queryable, whose: WhoseAnswers): Promise<AnswersRow[]> {
  return db
    .select()
    .from(exerciseAnswers)
    .where(rowsOf(whose))
    .orderBy(desc(exerciseAnswers.changedAt), desc(exerciseAnswers.contentUuid));
}

/**
 * Lays words over those that are there, field by field, in one statement: two pages that write into different fields
 * lose nothing, and of two that write into one the later stands. A row whose fields are all empty is deleted.
 * @returns the row as it is now; nothing where it is empty
 */
export async function layOver(
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
