import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@greenroom/database';
import { type AnswerLease } from './answer-lease.ts';
import { AnswerLeaseLostError } from './answer-log.ts';
import { type Addition, appendBatch } from './append-batch.ts';
import type { StoredAnswerEvent } from '../domain/stored-answer.ts';

/**
 * Adds the events of all answers written by this process to their logs, batching those that arrive together into one
 * statement.
 */
export interface EventWriter {
  /**
   * Resolves when all the events are in the log. The first events of an answer are written at once in their own
   * statement, even while another runs, because a person is waiting and a small statement is fastest.
   * @throws AnswerLeaseLostError
   */
  append(lease: AnswerLease, events: readonly StoredAnswerEvent[]): Promise<void>;
}

interface Waiting extends Addition {
  resolve(): void;
  reject(error: unknown): void;
}

const mostAtOnce = 100;

/** @param gatherMs how long later events of an answer wait for those of other answers, to save statements */
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
      // One addition may have caused the error, so each is retried alone.
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
        // No two concurrent statements contain the same lease, since an answer's events wait for the preceding ones.
        if (isFirst) return void write([one]);
        waiting.push(one);
        if (!running) void writeAll();
      });
      lease.nextId += events.length;
    },
  };
}
