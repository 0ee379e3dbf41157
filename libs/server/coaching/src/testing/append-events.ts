import type { Database } from '@greenroom/database';
import { appendBatch } from '../answers/append-batch.ts';
import { AnswerLeaseLostError } from '../answers/answer-log.ts';
import type { AnswerLease } from '../answers/answer-lease.ts';
import type { StoredAnswerEvent } from '../domain/stored-answer.ts';

/**
 * Adds events to an answer's log as its writer does, all or none.
 * @throws AnswerLeaseLostError
 */
export async function appendEvents(
  db: Database,
  lease: AnswerLease,
  events: readonly StoredAnswerEvent[],
): Promise<void> {
  const [held] = await appendBatch(db, [{ lease, events }]);
  if (!held) throw new AnswerLeaseLostError();
  lease.nextId += events.length;
}
