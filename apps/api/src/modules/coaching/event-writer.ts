import type { Database } from '../../database/open-database.ts';
import { type Pen, PenLostError } from './answer-log.ts';
import { type Addition, appendBatch } from './append-batch.ts';
import type { StoredAnswerEvent } from './domain/stored-answer.ts';

/** Adds the events of all answers that this process writes to their logs, those that come together in one statement. */
export interface EventWriter {
  /**
   * Resolves when the events stand in the log, all of them.
   * @throws PenLostError
   */
  append(pen: Pen, events: readonly StoredAnswerEvent[]): Promise<void>;
}

interface Waiting extends Addition {
  resolve(): void;
  reject(error: unknown): void;
}

const mostAtOnce = 100;

export function createEventWriter(db: Database): EventWriter {
  const waiting: Waiting[] = [];
  let running = false;

  const write = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const held = await appendBatch(db, batch);
      batch.forEach(({ resolve, reject }, index) => (held[index] ? resolve() : reject(new PenLostError())));
    } catch (error) {
      if (batch.length === 1) return batch[0]?.reject(error);
      // One of them may be what is wrong; the others shall not fall with it.
      for (const one of batch) await write([one]);
    }
  };

  const writeAll = async () => {
    running = true;
    while (waiting.length > 0) await write(waiting.splice(0, mostAtOnce));
    running = false;
  };

  return {
    async append(pen, events) {
      const written = new Promise<void>((resolve, reject) => waiting.push({ pen, events, resolve, reject }));
      if (!running) void writeAll();
      await written;
      pen.nextId += events.length;
    },
  };
}
