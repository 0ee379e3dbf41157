import type { AnswerLease } from './answer-lease.ts';
import { and, asc, eq, gt, max, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { AnsweredBy } from '@greenroom/contracts';
import { type Database, type Queryable, pipelinedTransaction, flushWal } from '@greenroom/database';
import { answerEvents, conversations, messages } from '../coaching.tables.ts';
import { settleAnswer } from './settle-answer.ts';
import { type SpentByCall } from '@greenroom/llm';
import type { DraftedAnswer, StoredAnswerEvent } from '../domain/stored-answer.ts';

/** Another writer holds the answer now, or it was deleted. The writer must stop and change nothing. */
export class AnswerLeaseLostError extends Error {
  constructor() {
    super('Somebody else writes this answer now');
    this.name = 'AnswerLeaseLostError';
  }
}

/** Refreshes the lease's heartbeat. */
export async function beat(db: Database, lease: AnswerLease): Promise<void> {
  await writeHeld(db, lease, { writerSeenAt: sql`now()`, ...(lease.answeredBy && { answeredBy: lease.answeredBy }) });
}

export interface AnswerEnd {
  status: 'finished' | 'failed';
  draft: DraftedAnswer;
  answeredBy: AnsweredBy;
  /** Whether the token limit cut the answer short. */
  cut?: boolean;
  /** What the calls to a language model for this answer cost. */
  spent?: SpentByCall;
}

/** Ends an answer: stores the text in the message and the final event in the log, in one transaction. */
export async function endAnswer(
  db: Database,
  lease: AnswerLease,
  { status, draft, answeredBy, cut = false, spent }: AnswerEnd,
): Promise<void> {
  await pipelinedTransaction(db, async ({ tx }) => {
    // Every transaction that locks both locks the conversation before the answer.
    await tx
      .update(conversations)
      .set({ updatedAt: sql`now()` })
      .where(sql`${conversations.uuid} = (select conversation_uuid from messages where uuid = ${lease.answerUuid})`);
    await writeHeld(tx, lease, { ...draft, status, answeredBy, cut, writerInstance: null, writerSeenAt: null });
    await insertEvents(tx, lease, [{ type: status }]);
    if (spent && spent.size > 0) await settleAnswer(tx, lease.answerUuid, spent);
  });
  await flushWal(db);
  lease.nextId += 1;
}

/** Releases an unfinished answer so that another writer can take it over at once. */
export async function dropLease(db: Database, lease: AnswerLease): Promise<void> {
  await db.update(messages).set({ writerSeenAt: null }).where(isHeldBy(lease));
}

/** Returns the events of an answer after the given id, in order. */
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

/** Returns the id of an answer's last event, or 0 where there is none. */
export async function lastEventId(db: Queryable, answerUuid: string): Promise<number> {
  const [row] = await db
    .select({ id: max(answerEvents.id) })
    .from(answerEvents)
    .where(eq(answerEvents.answerUuid, answerUuid));
  return row?.id ?? 0;
}

export async function insertEvents(
  tx: Queryable,
  { answerUuid, nextId }: AnswerLease,
  events: readonly StoredAnswerEvent[],
): Promise<void> {
  await tx.insert(answerEvents).values(events.map((event, index) => ({ answerUuid, id: nextId + index, event })));
}

/**
 * Updates the answer's row if the lease is still held. The row stays locked until the transaction ends, so a take-over
 * waits until the change is committed.
 */
async function writeHeld(tx: Queryable, lease: AnswerLease, change: PgUpdateSetSource<typeof messages>): Promise<void> {
  const held = await tx.update(messages).set(change).where(isHeldBy(lease)).returning({ uuid: messages.uuid });
  if (held.length === 0) throw new AnswerLeaseLostError();
}

function isHeldBy({ answerUuid, attempt }: AnswerLease) {
  return and(eq(messages.uuid, answerUuid), eq(messages.attempt, attempt), eq(messages.status, 'writing'));
}
