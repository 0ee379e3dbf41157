import type { Database } from '@greenroom/database';
import { lastEventId, readEvents } from './answer-log.ts';
import { findAnswer, type ShownMessage } from '../conversations/conversations.repository.ts';
import type { AnswerNews } from './answer-news.ts';
import type { StoredAnswerEvent } from '../domain/stored-answer.ts';

export interface FollowSettings {
  /** How often the log is polled without a notification, since those of other instances may be lost. */
  pollMs: number;
  /** After this long without an event a heartbeat is sent, because proxies close silent connections. */
  heartbeatMs: number;
}

/** How an answer can have ended. */
export type AnswerEndStatus = 'finished' | 'stopped' | 'failed';

export type Followed =
  | { type: 'event'; id: number; event: Exclude<StoredAnswerEvent, { type: AnswerEndStatus }> }
  | { type: 'end'; id: number; status: AnswerEndStatus; answer: ShownMessage }
  | { type: 'quiet' };

/**
 * Yields the events of an answer after an id: first the stored ones, then new ones until the answer ends.
 * All events are read from the log, so every reader gets the same ones in the same order, whichever instance writes
 * them and whenever the reader joins.
 * @param answer as it was read a moment ago
 * @param signal aborted when the reader leaves or the server stops
 */
export async function* followAnswer(
  { db, news, settings }: { db: Database; news: AnswerNews; settings: FollowSettings },
  answer: ShownMessage,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<Followed> {
  const answerUuid = answer.uuid;
  const subscription = news.subscribe(answerUuid, signal);
  let known: ShownMessage | undefined = answer;
  let last = after;
  let quietSince = Date.now();
  try {
    while (!signal.aborted) {
      const told = subscription.take(last);
      if (!told) known ??= (await findAnswer(db, answerUuid))?.answer;
      for (const { id, event } of told ?? (await readEvents(db, answerUuid, last))) {
        last = id;
        quietSince = Date.now();
        if (event.type === 'finished' || event.type === 'stopped' || event.type === 'failed') {
          yield* endOf(db, answerUuid, id);
          return;
        }
        yield { type: 'event', id, event };
      }
      if (!told) {
        if (!known) return;
        // The status was read before the log, so the log of an ended answer is complete.
        if (known.status !== 'writing') {
          const lastKept = last === 0 ? 0 : await lastEventId(db, answerUuid);
          // The events have been deleted, or a stop removed some that this reader had seen.
          if (last === 0 || last > lastKept) yield* endOf(db, answerUuid, last + 1);
          return;
        }
      }
      if (Date.now() - quietSince >= settings.heartbeatMs) {
        yield { type: 'quiet' };
        quietSince = Date.now();
      }
      known = undefined;
      await subscription.news(settings.pollMs);
    }
  } finally {
    subscription.end();
  }
}

/** Yields the end with the message as stored. */
async function* endOf(db: Database, answerUuid: string, id: number): AsyncGenerator<Followed> {
  const found = await findAnswer(db, answerUuid);
  const status = found?.answer.status;
  if (!found || (status !== 'finished' && status !== 'stopped' && status !== 'failed')) return;
  yield { type: 'end', id, status, answer: found.answer };
}
