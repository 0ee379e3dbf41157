import type { Pen } from './pen.ts';
import { and, asc, eq, gt, max, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { AnsweredBy } from '@greenroom/contracts';
import { type Database, type Queryable, inFewTrips, untilOnDisk } from '@greenroom/database';
import { answerEvents, conversations, messages } from '../coaching.tables.ts';
import { settleAnswer, type SpentByCall } from '../model/model-calls.repository.ts';
import type { DraftedAnswer, StoredAnswerEvent } from '../domain/stored-answer.ts';

/** Another writer has the answer now, or it is not there any more: stop, and leave everything as it is. */
export class PenLostError extends Error {
  constructor() {
    super('Somebody else writes this answer now');
    this.name = 'PenLostError';
  }
}

/** Shows that the writer lives. */
export async function beat(db: Database, pen: Pen): Promise<void> {
  await writeHeld(db, pen, { writerSeenAt: sql`now()`, ...(pen.answeredBy && { answeredBy: pen.answeredBy }) });
}

export interface AnswerEnd {
  status: 'finished' | 'failed';
  draft: DraftedAnswer;
  answeredBy: AnsweredBy;
  /** Its limit cut it. */
  cut?: boolean;
  /** What the calls to a language model cost that were made for it. */
  spent?: SpentByCall;
}

/** Ends an answer: the message gets what was written, and readers are told, both or neither. */
export async function endAnswer(
  db: Database,
  pen: Pen,
  { status, draft, answeredBy, cut = false, spent }: AnswerEnd,
): Promise<void> {
  await inFewTrips(db, async ({ tx }) => {
    // The conversation is locked before the answer, as by all who lock both.
    await tx
      .update(conversations)
      .set({ updatedAt: sql`now()` })
      .where(sql`${conversations.uuid} = (select conversation_uuid from messages where uuid = ${pen.answerUuid})`);
    await writeHeld(tx, pen, { ...draft, status, answeredBy, cut, writerInstance: null, writerSeenAt: null });
    await insertEvents(tx, pen, [{ type: status }]);
    if (spent && spent.size > 0) await settleAnswer(tx, pen.answerUuid, spent);
  });
  await untilOnDisk(db);
  pen.nextId += 1;
}

/** Lets go of an answer that is not finished, so that it may be taken over at once. */
export async function dropPen(db: Database, pen: Pen): Promise<void> {
  await db.update(messages).set({ writerSeenAt: null }).where(isHeldBy(pen));
}

/** The events of an answer after one id, in order. */
export async function readEvents(
  db: Queryable,
  answerUuid: string,
  after: number,
): Promise<{ id: number; event: StoredAnswerEvent }[]> {
  return db
    .select({ id: answerEvents.id, event: answerEvents.event })
    .from(answerEvents)
    .where(and(eq(answerEvents.answerUuid, answerUuid), gt(answerEvents.id, after)))
    .orderBy(asc(answerEvents.id));
}

/** The id of an answer's last event, 0 where there is none. */
export async function lastEventId(db: Queryable, answerUuid: string): Promise<number> {
  const [row] = await db
    .select({ id: max(answerEvents.id) })
    .from(answerEvents)
    .where(eq(answerEvents.answerUuid, answerUuid));
  return row?.id ?? 0;
}

export async function insertEvents(
  tx: Queryable,
  { answerUuid, nextId }: Pen,
  events: readonly StoredAnswerEvent[],
): Promise<void> {
  await tx.insert(answerEvents).values(events.map((event, index) => ({ answerUuid, id: nextId + index, event })));
}

/**
 * Writes the answer's row where the pen is still held. The row stays locked to the end of the transaction, so that a
 * take-over waits until what is being written stands.
 */
async function writeHeld(tx: Queryable, pen: Pen, change: PgUpdateSetSource<typeof messages>): Promise<void> {
  const held = await tx.update(messages).set(change).where(isHeldBy(pen)).returning({ uuid: messages.uuid });
  if (held.length === 0) throw new PenLostError();
}

function isHeldBy({ answerUuid, attempt }: Pen) {
  return and(eq(messages.uuid, answerUuid), eq(messages.attempt, attempt), eq(messages.status, 'writing'));
}
