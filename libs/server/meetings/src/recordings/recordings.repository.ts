import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { recordingBounds, recordingPieces, type RecordingTrouble } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { MeetingTurn } from '../domain/meeting-turn.ts';
import { meetingRecordingPieces as pieces, meetingRecordings as recordings, meetings } from '../meetings.tables.ts';

export type RecordingRow = typeof recordings.$inferSelect;

/** A recording with the state of its upload. */
export interface UploadedRecording {
  row: RecordingRow;
  uploaded: number;
  /** The first piece that is missing; null if none is. */
  nextPiece: number | null;
}

/** A worker without a sign of life for this long counts as dead. In ms. */
export const deadAfterMs = 120_000;

const isOf = (conversationUuid: string) => eq(recordings.conversationUuid, conversationUuid);
const isExpired = sql`${recordings.createdAt} < now() - make_interval(hours => ${recordingBounds.keptHours})`;
const isFree = or(
  isNull(recordings.claimedAt),
  sql`${recordings.claimedAt} < now() - ${deadAfterMs} * interval '1 millisecond'`,
);

const hasSound = or(inArray(recordings.status, ['uploading', 'transcribing']), eq(recordings.trouble, 'transcriber'));

/** @returns whether the row is new */
export async function insertRecording(tx: Queryable, row: typeof recordings.$inferInsert): Promise<boolean> {
  const made = await tx.insert(recordings).values(row).onConflictDoNothing().returning({ uuid: recordings.uuid });
  return made.length > 0;
}

export async function findRecording(db: Queryable, conversationUuid: string): Promise<RecordingRow | undefined> {
  const [row] = await db.select().from(recordings).where(isOf(conversationUuid));
  return row;
}

/** Returns the recording, locked until the end of the transaction. Lock its meeting before it. */
export async function lockRecording(tx: Queryable, conversationUuid: string): Promise<RecordingRow | undefined> {
  const [row] = await tx.select().from(recordings).where(isOf(conversationUuid)).for('update');
  return row;
}

export async function changeRecording(tx: Queryable, uuid: string, change: Partial<RecordingRow>): Promise<void> {
  await tx.update(recordings).set(change).where(eq(recordings.uuid, uuid));
}

export async function deleteRecording(tx: Queryable, uuid: string): Promise<void> {
  await tx.delete(recordings).where(eq(recordings.uuid, uuid));
}

/** Counts the owner's recordings that have sound on the server. */
export async function countOpen(tx: Queryable, ownerId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(recordings)
    .innerJoin(meetings, eq(meetings.conversationUuid, recordings.conversationUuid))
    .where(and(eq(meetings.ownerId, ownerId), hasSound));
  return row?.count ?? 0;
}

/** Returns how far the upload of each recording is, by uuid. */
export async function findUploads(db: Queryable, rows: readonly RecordingRow[]): Promise<UploadedRecording[]> {
  const uploading = rows.filter(({ status }) => status === 'uploading');
  const stored =
    uploading.length === 0
      ? []
      : await db
          .select({ uuid: pieces.recordingUuid, position: pieces.position })
          .from(pieces)
          .where(
            and(
              inArray(
                pieces.recordingUuid,
                uploading.map(({ uuid }) => uuid),
              ),
              isNotNull(pieces.storedAt),
            ),
          );
  return rows.map((row) => {
    const count = recordingPieces(row.durationMs);
    // It is transcribed only once all pieces were there.
    if (row.status !== 'uploading') return { row, uploaded: count, nextPiece: null };
    const there = new Set(stored.flatMap(({ uuid, position }) => (uuid === row.uuid ? [position] : [])));
    const missing = Array.from({ length: count }, (_, index) => index + 1).find((position) => !there.has(position));
    return { row, uploaded: there.size, nextPiece: missing ?? null };
  });
}

export async function isPieceStored(db: Queryable, uuid: string, position: number): Promise<boolean> {
  const [row] = await db
    .select({ storedAt: pieces.storedAt })
    .from(pieces)
    .where(and(eq(pieces.recordingUuid, uuid), eq(pieces.position, position)));
  return row?.storedAt != null;
}

/** Makes a piece known before its file is written, so that no file is without a row. */
export async function announcePiece(db: Queryable, recordingUuid: string, position: number): Promise<void> {
  await db
    .insert(pieces)
    .values({ recordingUuid, position })
    .onConflictDoUpdate({ target: [pieces.recordingUuid, pieces.position], set: { createdAt: sql`now()` } });
}

export async function markStored(tx: Queryable, recordingUuid: string, position: number): Promise<void> {
  await tx
    .update(pieces)
    .set({ storedAt: sql`now()` })
    .where(and(eq(pieces.recordingUuid, recordingUuid), eq(pieces.position, position)));
}

/** Notes that the file of a piece is deleted; the words stay. */
export async function markDeleted(db: Queryable, recordingUuid: string, position: number): Promise<void> {
  await db
    .update(pieces)
    .set({ storedAt: null })
    .where(and(eq(pieces.recordingUuid, recordingUuid), eq(pieces.position, position)));
}

export async function countStored(tx: Queryable, recordingUuid: string): Promise<number> {
  return tx.$count(pieces, and(eq(pieces.recordingUuid, recordingUuid), isNotNull(pieces.storedAt)));
}

/**
 * Claims a recording in order to transcribe it.
 * @returns undefined if another worker has it, or there is nothing to do
 */
export async function claimRecording(db: Queryable, uuid: string, claim: string): Promise<RecordingRow | undefined> {
  const [row] = await db
    .update(recordings)
    .set({ claim, claimedAt: sql`now()`, tries: sql`${recordings.tries} + 1` })
    .where(
      and(
        eq(recordings.uuid, uuid),
        eq(recordings.status, 'transcribing'),
        isFree,
        sql`${recordings.nextTryAt} <= now()`,
      ),
    )
    .returning();
  return row;
}

/** Gives a sign of life. @returns whether the worker still has the recording */
export async function keepClaim(db: Queryable, claim: string): Promise<boolean> {
  const kept = await db
    .update(recordings)
    .set({ claimedAt: sql`now()` })
    .where(and(eq(recordings.claim, claim), eq(recordings.status, 'transcribing')))
    .returning({ uuid: recordings.uuid });
  return kept.length > 0;
}

/**
 * Gives a recording back.
 * @param again what to store about this try; `inMs`: when it may be tried again
 */
export async function releaseClaim(
  db: Queryable,
  claim: string,
  { inMs, ...change }: Partial<Pick<RecordingRow, 'tries' | 'status' | 'trouble'>> & { inMs: number },
): Promise<void> {
  await db
    .update(recordings)
    .set({
      ...change,
      claim: null,
      claimedAt: null,
      nextTryAt: sql`now() + ${inMs} * interval '1 millisecond'`,
    })
    .where(and(eq(recordings.claim, claim), eq(recordings.status, 'transcribing')));
}

export async function keepTurns(
  tx: Queryable,
  recordingUuid: string,
  position: number,
  turns: MeetingTurn[],
): Promise<void> {
  await tx
    .update(pieces)
    .set({ turns })
    .where(and(eq(pieces.recordingUuid, recordingUuid), eq(pieces.position, position)));
}

export async function findTurns(
  db: Queryable,
  recordingUuid: string,
): Promise<{ position: number; turns: MeetingTurn[] }[]> {
  const rows = await db
    .select({ position: pieces.position, turns: pieces.turns })
    .from(pieces)
    .where(and(eq(pieces.recordingUuid, recordingUuid), isNotNull(pieces.turns)))
    .orderBy(asc(pieces.position));
  return rows.map(({ position, turns }) => ({ position, turns: turns ?? [] }));
}

/** Deletes the words of a recording's pieces, which are then part of the meeting. */
export async function clearTurns(tx: Queryable, recordingUuid: string): Promise<void> {
  await tx.update(pieces).set({ turns: null }).where(eq(pieces.recordingUuid, recordingUuid));
}

/** Returns recordings to transcribe that no worker has. */
export async function findWaiting(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ uuid: recordings.uuid })
    .from(recordings)
    .where(and(eq(recordings.status, 'transcribing'), isFree, lt(recordings.nextTryAt, sql`now()`)))
    .orderBy(asc(recordings.nextTryAt))
    .limit(50);
  return rows.map(({ uuid }) => uuid);
}

/** Ends the recordings whose time is over. */
export async function expireRecordings(db: Queryable): Promise<void> {
  const trouble: RecordingTrouble = 'expired';
  await db
    .update(recordings)
    .set({ status: 'failed', trouble, claim: null, claimedAt: null })
    .where(and(isExpired, hasSound));
}

export interface PieceToForget {
  recordingUuid: string;
  position: number;
  /** The recording needs the words of it, so only the file is deleted. */
  needsWords: boolean;
}

/**
 * Finds pieces whose file is not needed: it was transcribed, or its recording is done, gone, or will not be tried again.
 * An hour after a piece was announced, its file has been written, or will never be.
 */
export async function findPiecesToForget(
  db: Queryable,
  limit: number,
  recordingUuid?: string,
): Promise<PieceToForget[]> {
  const isGoing = sql`exists (select from meeting_recordings as of where of.uuid = ${pieces.recordingUuid}
    and (of.status in ('uploading', 'transcribing') or of.trouble = 'transcriber'))`;
  const rows = await db
    .select({
      recordingUuid: pieces.recordingUuid,
      position: pieces.position,
      needsWords: sql<boolean>`${isGoing}`,
    })
    .from(pieces)
    .where(
      and(
        recordingUuid === undefined ? undefined : eq(pieces.recordingUuid, recordingUuid),
        or(
          sql`${pieces.turns} is not null and ${pieces.storedAt} is not null`,
          sql`not ${isGoing} and (${pieces.storedAt} is not null or ${pieces.turns} is not null
            or ${pieces.createdAt} < now() - interval '1 hour')`,
        ),
      ),
    )
    .limit(limit);
  return rows;
}

export async function deletePiece(db: Queryable, recordingUuid: string, position: number): Promise<void> {
  await db.delete(pieces).where(and(eq(pieces.recordingUuid, recordingUuid), eq(pieces.position, position)));
}
