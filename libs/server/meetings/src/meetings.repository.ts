import { and, asc, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { meetingFeedback, meetingParts, meetingRecordings, meetings } from './meetings.tables.ts';
import { feedbackStore } from '@greenroom/feedback';
import type { MeetingFindings } from './domain/findings.ts';
import type { MeetingPart, MeetingTurn } from './domain/meeting-turn.ts';

export type MeetingRow = typeof meetings.$inferSelect;
export type MeetingFeedbackRow = typeof meetingFeedback.$inferSelect;

/** Notes on meetings, keyed by the meeting's conversation uuid. */
export const feedbackOnMeetings = feedbackStore<MeetingFeedbackRow>(meetingFeedback, meetingFeedback.conversationUuid);

/** @returns whether the row is new; a second insert with the same uuid does nothing */
export async function insertMeeting(db: Queryable, row: typeof meetings.$inferInsert): Promise<boolean> {
  const made = await db.insert(meetings).values(row).onConflictDoNothing().returning({ at: meetings.createdAt });
  return made.length > 0;
}

export async function findMeeting(db: Queryable, conversationUuid: string): Promise<MeetingRow | undefined> {
  const [row] = await db.select().from(meetings).where(eq(meetings.conversationUuid, conversationUuid));
  return row;
}

/** Returns the current row, locked until the end of the transaction. Every change of a meeting takes this lock. */
export async function lockMeeting(tx: Queryable, conversationUuid: string): Promise<MeetingRow | undefined> {
  const [row] = await tx.select().from(meetings).where(eq(meetings.conversationUuid, conversationUuid)).for('update');
  return row;
}

export async function changeMeeting(
  tx: Queryable,
  conversationUuid: string,
  change: Partial<MeetingRow>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.update(meetings).set(change).where(eq(meetings.conversationUuid, conversationUuid));
}

export async function deleteMeeting(db: Queryable, conversationUuid: string): Promise<void> {
  await db.delete(meetings).where(eq(meetings.conversationUuid, conversationUuid));
}

/** Deletes meetings that began before a date and never ended. */
export async function deleteUnended(db: Queryable, before: Date): Promise<void> {
  await db.delete(meetings).where(and(ne(meetings.status, 'ended'), lt(meetings.createdAt, before)));
}

/** Returns what was said, in order of the parts. */
export async function findParts(db: Queryable, conversationUuid: string): Promise<MeetingPart[]> {
  return db
    .select({
      kind: meetingParts.kind,
      position: meetingParts.position,
      file: meetingParts.file,
      turns: meetingParts.turns,
    })
    .from(meetingParts)
    .where(eq(meetingParts.conversationUuid, conversationUuid))
    .orderBy(asc(meetingParts.kind), asc(meetingParts.position));
}

/** Inserts a part; leaves an existing one as it is. */
export async function insertPart(tx: Queryable, conversationUuid: string, part: MeetingPart): Promise<void> {
  await tx
    .insert(meetingParts)
    .values({ ...part, conversationUuid })
    .onConflictDoNothing();
}

/** Appends a heard turn. The caller holds the lock on the meeting's row. */
export async function appendHeard(tx: Queryable, conversationUuid: string, turn: MeetingTurn): Promise<void> {
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from ${meetingParts} where conversation_uuid = ${conversationUuid} and kind = 'heard')`;
  await tx.insert(meetingParts).values({ conversationUuid, kind: 'heard', position: last, file: null, turns: [turn] });
}

export async function hasFiles(tx: Queryable, conversationUuid: string): Promise<boolean> {
  const isFile = and(eq(meetingParts.conversationUuid, conversationUuid), eq(meetingParts.kind, 'file'));
  return (await tx.$count(meetingParts, isFile)) > 0;
}

export async function changePart(tx: Queryable, conversationUuid: string, part: MeetingPart): Promise<void> {
  await tx.update(meetingParts).set({ turns: part.turns }).where(isPart(conversationUuid, part));
}

export async function deletePart(
  tx: Queryable,
  conversationUuid: string,
  part: Pick<MeetingPart, 'kind' | 'position'>,
): Promise<boolean> {
  const gone = await tx
    .delete(meetingParts)
    .where(isPart(conversationUuid, part))
    .returning({ position: meetingParts.position });
  return gone.length > 0;
}

const isPart = (conversationUuid: string, { kind, position }: Pick<MeetingPart, 'kind' | 'position'>) =>
  and(
    eq(meetingParts.conversationUuid, conversationUuid),
    eq(meetingParts.kind, kind),
    eq(meetingParts.position, position),
  );

/** Changes the findings, even of finished notes. The caller holds the lock on the meeting's row. */
export async function changeFindings(
  tx: Queryable,
  conversationUuid: string,
  findings: MeetingFindings,
): Promise<void> {
  await tx.update(meetingFeedback).set({ findings }).where(eq(meetingFeedback.conversationUuid, conversationUuid));
}

export interface MeetingWithFeedback {
  row: MeetingRow;
  recording: typeof meetingRecordings.$inferSelect | null;
  status: MeetingFeedbackRow['status'] | null;
  measures: MeetingFeedbackRow['measures'] | null;
  /** In ms; null before there are notes. */
  durationMs: number | null;
}

/** Returns an owner's meetings, newest first, with their measures. */
export async function findMeetings(db: Queryable, ownerId: string, limit: number): Promise<MeetingWithFeedback[]> {
  return db
    .select({
      row: meetings,
      recording: meetingRecordings,
      status: meetingFeedback.status,
      measures: meetingFeedback.measures,
      durationMs: sql<number | null>`(${meetingFeedback.shares} ->> 'durationMs')::float8`,
    })
    .from(meetings)
    .leftJoin(meetingRecordings, eq(meetingRecordings.conversationUuid, meetings.conversationUuid))
    .leftJoin(meetingFeedback, eq(meetingFeedback.conversationUuid, meetings.conversationUuid))
    .where(eq(meetings.ownerId, ownerId))
    .orderBy(desc(meetings.heldAt))
    .limit(limit);
}

export async function findAllMeetings(db: Queryable, ownerId: string): Promise<MeetingRow[]> {
  return db.select().from(meetings).where(eq(meetings.ownerId, ownerId)).orderBy(asc(meetings.createdAt));
}
