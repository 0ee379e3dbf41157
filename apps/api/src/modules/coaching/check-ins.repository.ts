import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { checkIns, conversations } from '../../database/schema.ts';
import type { Commitment } from './domain/commitments.ts';

export type CheckInRow = typeof checkIns.$inferSelect;

/**
 * Has check-ins follow a recap: one for each commitment with a day from today on, and none besides but those already asked.
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

/** Check-ins of a conversation that were not asked yet, by their days; those up to a day, where one is given. */
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

/** Conversations with check-ins up to a day that were not asked yet. */
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
