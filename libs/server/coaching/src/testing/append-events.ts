import type { Database } from '@greenroom/database';
import { appendBatch } from '../answers/append-batch.ts';
import { PenLostError } from '../answers/answer-log.ts';
import type { Pen } from '../answers/pen.ts';
import type { StoredAnswerEvent } from '../domain/stored-answer.ts';

/**
 * Adds events to an answer's log, all or none, as its writer does.
 * @throws PenLostError
 */
export async function appendEvents(db: Database, pen: Pen, events: readonly StoredAnswerEvent[]): Promise<void> {
  const [held] = await appendBatch(db, [{ pen, events }]);
  if (!held) throw new PenLostError();
  pen.nextId += events.length;
}
