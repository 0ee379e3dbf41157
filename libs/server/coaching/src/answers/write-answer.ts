import { randomUUID } from 'node:crypto';
import type { AnsweredBy } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { beat, endAnswer } from './answer-log.ts';
import { type AnswerLease } from './answer-lease.ts';
import type { AnswerNews } from './answer-news.ts';
import type { Piece } from './piece.ts';
import type { EventWriter } from './event-writer.ts';
import type { Spent } from '@greenroom/llm';
import { addEvent, emptyDraft, type StoredAnswerEvent } from '../domain/stored-answer.ts';

export interface WriteSettings {
  /** How long text is gathered before it is stored and shown; the first text is stored at once. */
  flushMs: number;
  /** How often the writer refreshes its heartbeat while no text arrives. */
  beatMs: number;
}

/**
 * Writes an answer to its log piece by piece and ends it. Readers are shown only stored text.
 * @throws AnswerLeaseLostError when another writer took over; the signal's reason when aborted; any error of the
 * pieces. In each case the answer keeps the text written so far.
 */
export async function writeAnswer(
  { db, events, news, settings }: { db: Database; events: EventWriter; news: AnswerNews; settings: WriteSettings },
  lease: AnswerLease,
  pieces: AsyncIterable<Piece>,
): Promise<void> {
  let draft = emptyDraft;
  let answeredBy: AnsweredBy = 'house';
  let cut = false;
  const spent = new Map<string, Spent>();
  let unflushed = '';
  let flushedAt = 0;

  const store = async (...more: StoredAnswerEvent[]) => {
    const text: StoredAnswerEvent[] = unflushed === '' ? [] : [{ type: 'delta', text: unflushed }];
    const all = [...text, ...more];
    unflushed = '';
    flushedAt = Date.now();
    if (all.length === 0) return;
    const firstId = lease.nextId;
    await events.append(lease, all);
    draft = all.reduce(addEvent, draft);
    news.tell(lease.answerUuid, { firstId, events: all });
  };

  for await (const piece of withPauses(pieces, () =>
    unflushed === '' ? settings.beatMs : flushedAt + settings.flushMs - Date.now(),
  )) {
    switch (piece.type) {
      case 'pause':
        await (unflushed === '' ? beat(db, lease) : store());
        break;
      case 'by':
        answeredBy = piece.answeredBy;
        lease.answeredBy = answeredBy;
        break;
      case 'spent':
        spent.set(piece.call, piece.spent);
        break;
      case 'text':
        unflushed += piece.text;
        if (Date.now() - flushedAt >= settings.flushMs) await store();
        break;
      case 'card':
        await store({
          type: 'recommendation',
          recommendation: {
            recommendationId: randomUUID(),
            contentUuid: piece.contentUuid,
            after: draft.text.length + unflushed.length,
          },
        });
        break;
      case 'suggestions':
        await store({ type: 'suggestions', suggestions: piece.suggestions });
        break;
      case 'cut':
        cut = true;
        break;
      case 'restart':
        unflushed = '';
        cut = false;
        await store({ type: 'restarted' });
        break;
    }
  }
  await store();
  await endAnswer(db, lease, { status: 'finished', draft, answeredBy, cut, spent });
  news.tell(lease.answerUuid, { firstId: lease.nextId - 1, events: [{ type: 'finished' }] });
}

/**
 * Yields the pieces, with a `pause` whenever the next one takes longer than `patience` (in ms).
 * It runs for every word of every answer, so it uses a plain timer: timers that take a signal cost more than everything
 * else here.
 */
async function* withPauses<T>(pieces: AsyncIterable<T>, patience: () => number): AsyncGenerator<T | { type: 'pause' }> {
  const iterator = pieces[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    for (;;) {
      const came = await orPause(next, patience());
      if (came === undefined) {
        yield { type: 'pause' };
        continue;
      }
      if (came.done) return;
      yield came.value;
      next = iterator.next();
    }
  } finally {
    // Not awaited: it may wait for a piece that never comes.
    iterator.return?.().catch(() => {});
  }
}

/** Resolves with the promise's value, or with undefined after `ms`. */
function orPause<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), Math.max(1, ms));
    promise.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
