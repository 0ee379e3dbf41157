import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { ApiFailure } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { answerEvents, messages } from '../coaching.tables.ts';
import { insertEvents, lastEventId } from './answer-log.ts';
import { settleAnswer } from './settle-answer.ts';
import { addEvent, emptyDraft } from '../domain/stored-answer.ts';

/**
 * Stops an answer within a transaction and keeps exactly the text the person had seen. Its writer loses the lease. An
 * answer that has ended is not changed.
 * @param after the id of the last event the person had seen; default: all stored events
 * @returns whether the answer was being written
 */
export async function stopAnswer(tx: Queryable, answerUuid: string, after = maxEventId): Promise<boolean> {
  const [row] = await tx
    .select({ status: messages.status, attempt: messages.attempt })
    .from(messages)
    .where(and(eq(messages.uuid, answerUuid), eq(messages.author, 'coach')))
    .for('update');
  if (!row) throw new ApiFailure('not_found', 'There is no such answer');
  if (row.status !== 'writing') return false;

  // The stop event gets an id above every id ever sent; otherwise a reader that saw more would take it for an old
  // event.
  const nextId = (await lastEventId(tx, answerUuid)) + 1;
  const attempt = row.attempt + 1;
  const ofAnswer = eq(answerEvents.answerUuid, answerUuid);
  const seen = await tx
    .select({ event: answerEvents.event })
    .from(answerEvents)
    .where(and(ofAnswer, lte(answerEvents.id, Math.min(after, maxEventId))))
    .orderBy(asc(answerEvents.id));
  const draft = seen.map(({ event }) => event).reduce(addEvent, emptyDraft);
  await settleAnswer(tx, answerUuid);
  await tx.delete(answerEvents).where(and(ofAnswer, gt(answerEvents.id, Math.min(after, maxEventId))));
  await insertEvents(tx, { answerUuid, attempt, nextId }, [{ type: 'stopped' }]);
  await tx
    .update(messages)
    .set({ ...draft, status: 'stopped', attempt, writerInstance: null, writerSeenAt: null })
    .where(eq(messages.uuid, answerUuid));
  return true;
}

/** The largest `integer` of PostgreSQL. */
const maxEventId = 2_147_483_647;
