import { ApiFailure, type EventReceipt } from '@greenroom/contracts';
import { events } from '@greenroom/contracts/schemas';
import type { Database } from '@greenroom/database';
import { inSample } from './domain/in-sample.ts';
import { rowOf } from './domain/row-of.ts';
import { insertEvents } from './events.repository.ts';

export interface CollectSettings {
  /** Share of visits whose events are stored, 0–1. */
  sample: number;
  /** Whether the events are to be forwarded to an external sink. */
  toForward: boolean;
  /** Maximum number of batches written at once, and of batches waiting. */
  writing: number;
  waiting: number;
}

interface Batch {
  batch: readonly unknown[];
  sentAt: string;
  accountUuid: string | null;
}

/** Returns a function that takes batches of events and returns a receipt once the valid ones are committed. */
export function eventCollector(db: Database, settings: CollectSettings, now: () => Date = () => new Date()) {
  const places = createPlaces(settings);
  return async ({ batch, sentAt, accountUuid }: Batch): Promise<EventReceipt> => {
    const leave = await places.enter();
    try {
      const read = batch.map((message) => events.EventMessage.safeParse(message));
      const refused = read.flatMap(({ error }, index) =>
        error ? [{ index, wrong: error.issues.map(({ path, message }) => [...path, message].join(' ')) }] : [],
      );
      const received = { accountUuid, sentAt, now: now() };
      const rows = read.flatMap(({ data }) => (data ? [rowOf(data, received)] : []));
      await insertEvents(
        db,
        rows.filter(({ visitSessionId }) => inSample(visitSessionId ?? undefined, settings.sample)),
        settings.toForward,
      );
      return { success: true, accepted: rows.length, refused };
    } finally {
      leave();
    }
  };
}

/** Back-pressure: limits concurrent writes, and asks callers to retry when the queue is full. */
function createPlaces({ writing, waiting }: Pick<CollectSettings, 'writing' | 'waiting'>) {
  let free = writing;
  const queue: (() => void)[] = [];
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };
  return {
    async enter(): Promise<() => void> {
      if (free > 0) free -= 1;
      else if (queue.length >= waiting)
        throw new ApiFailure('unavailable', 'Too much is being counted at once', undefined, { retryAfterSeconds: 5 });
      else await new Promise<void>((resolve) => queue.push(resolve));
      return leave;
    },
  };
}
