import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@greenroom/database';
import { type AnswerLease } from './answer-lease.ts';
import { AnswerLeaseLostError } from './answer-log.ts';
import { type Addition, appendBatch } from './append-batch.ts';
import type { StoredAnswerEvent } from '../domain/stored-answer.ts';

/** Adds the events of all answers that this process writes to their logs, those that come together in one statement. */
export interface EventWriter {
  /**
   * Resolves when the events stand in the log, all of them. The first of an answer go at once and alone, also beside a
   * statement that is under way, since a person waits for them, and a small statement is the quickest.
   * @throws AnswerLeaseLostError
   */
  append(lease: AnswerLease, events: readonly StoredAnswerEvent[]): Promise<void>;
}

interface Waiting extends Addition {
  resolve(): void;
  reject(error: unknown): void;
}

const mostAtOnce = 100;

/** @param gatherMs how long later events of answers wait for those of others, so that fewer statements write them all */
export function createEventWriter(db: Database, gatherMs: number): EventWriter {
  const waiting: Waiting[] = [];
  let running = false;

  const write = async (batch: readonly Waiting[]): Promise<void> => {
    if (batch.length === 0) return;
    try {
      const held = await appendBatch(db, batch);
      batch.forEach(({ resolve, reject }, index) => (held[index] ? resolve() : reject(new AnswerLeaseLostError())));
    } catch (error) {
      if (batch.length === 1) return batch[0]?.reject(error);
      // One of them may be what is wrong; the others shall not fall with it.
      for (const one of batch) await write([one]);
    }
  };

  const writeAll = async () => {
    running = true;
    while (waiting.length > 0) {
      if (gatherMs > 0) await sleep(gatherMs, undefined, { ref: false });
      await write(waiting.splice(0, mostAtOnce));
    }
    running = false;
  };

  return {
    async append(lease, events) {
      const isFirst = lease.nextId === 1;
      await new Promise<void>((resolve, reject) => {
        const one = { lease, events, resolve, reject };
        // No two statements have the same lease, since an answer's events wait for those before them.
        if (isFirst) return void write([one]);
        waiting.push(one);
        if (!running) void writeAll();
      });
      lease.nextId += events.length;
    },
  };
}
