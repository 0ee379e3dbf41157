import { randomUUID } from 'node:crypto';
import { and, asc, between, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { checkIns, conversations } from '../coaching.tables.ts';
import type { ConversationRow } from '../conversations/conversations.repository.ts';
import type { Commitment } from '@greenroom/speech-analysis';

export type CheckInRow = typeof checkIns.$inferSelect;

/**
 * Updates the check-ins of a conversation to match its recap: one for each commitment due today or later. Check-ins
 * already asked stay; all others are deleted.
 * @param today `YYYY-MM-DD`, in UTC
 */
export async function followRecap(
  tx: Queryable,
  conversationUuid: string,
  commitments: readonly Commitment[],
  today: string,
): Promise<void> {
  const wanted = commitments.flatMap(({ text, dueOn }) => (dueOn === null ? [] : [{ text, dueOn }]));
  const isWanted = (row: CheckInRow) => wanted.some(({ text, dueOn }) => text === row.text && dueOn === row.dueOn);
  const waiting = await findWaiting(tx, conversationUuid);
  await deleteCheckIns(
    tx,
    waiting.filter((row) => !isWanted(row)),
  );
  const coming = wanted.filter(({ dueOn }) => dueOn >= today);
  if (coming.length === 0) return;
  await tx
    .insert(checkIns)
    .values(coming.map((one) => ({ ...one, uuid: randomUUID(), conversationUuid })))
    .onConflictDoNothing();
}

/** Updates the check-ins to match a recap and records that they are planned, until something new is said. */
export async function planCheckIns(
  tx: Queryable,
  { uuid, updatedAt }: Pick<ConversationRow, 'uuid' | 'updatedAt'>,
  commitments: readonly Commitment[],
  from: Date,
): Promise<void> {
  await followRecap(tx, uuid, commitments, from.toISOString().slice(0, 10));
  await tx.update(conversations).set({ checkInsPlannedAt: updatedAt }).where(eq(conversations.uuid, uuid));
}

/**
 * Returns idle conversations in which nothing was said since check-ins were planned, longest idle first. Conversations
 * with a recap corrected by the person are left out, since check-ins already follow it.
 */
export async function findToPlan(
  db: Queryable,
  silent: { from: Date; upTo: Date },
  limit: number,
): Promise<{ uuid: string; ownerId: string }[]> {
  return db
    .select({ uuid: conversations.uuid, ownerId: conversations.ownerId })
    .from(conversations)
    .where(
      and(
        sql`(${conversations.checkInsPlannedAt} is null or ${conversations.checkInsPlannedAt} < ${conversations.updatedAt})`,
        between(conversations.updatedAt, silent.from, silent.upTo),
        isNull(conversations.recap),
      ),
    )
    .orderBy(asc(conversations.updatedAt))
    .limit(limit);
}

/** Returns the check-ins of a conversation not asked yet, by due day; only those due by `upTo`, if given. */
export async function findWaiting(tx: Queryable, conversationUuid: string, upTo?: string): Promise<CheckInRow[]> {
  return tx
    .select()
    .from(checkIns)
    .where(
      and(
        eq(checkIns.conversationUuid, conversationUuid),
        isNull(checkIns.askedAt),
        upTo === undefined ? undefined : lte(checkIns.dueOn, upTo),
      ),
    )
    .orderBy(asc(checkIns.dueOn), asc(checkIns.text));
}

/** Returns the conversations with check-ins due by a day and not asked yet. */
export async function findDue(db: Queryable, upTo: string): Promise<{ conversationUuid: string; ownerId: string }[]> {
  return db
    .select({ conversationUuid: conversations.uuid, ownerId: conversations.ownerId })
    .from(checkIns)
    .innerJoin(conversations, eq(checkIns.conversationUuid, conversations.uuid))
    .where(and(isNull(checkIns.askedAt), lte(checkIns.dueOn, upTo)))
    .groupBy(conversations.uuid);
}

export async function markAsked(tx: Queryable, asked: readonly CheckInRow[], askedAt: Date): Promise<void> {
  await tx
    .update(checkIns)
    .set({ askedAt })
    .where(inArray(checkIns.uuid, uuidsOf(asked)));
}

export async function deleteCheckIns(tx: Queryable, rows: readonly CheckInRow[]): Promise<void> {
  if (rows.length > 0) await tx.delete(checkIns).where(inArray(checkIns.uuid, uuidsOf(rows)));
}

const uuidsOf = (rows: readonly CheckInRow[]) => rows.map(({ uuid }) => uuid);
