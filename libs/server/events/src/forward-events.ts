import type { Database } from '@greenroom/database';
import { type EventSink, EventSinkError } from '@greenroom/ports/event-sink';
import { markForwarded, takeUnforwarded } from './events.repository.ts';

/** Segment's own bound of a batch is 500 kB. */
const batchSize = 100;

/** What vendors behind a sink get: those that are off for an event stand in its own `integrations`. */
const isForSinks = (integrations: Readonly<Record<string, boolean>>) => integrations['All'] !== false;

interface Forwarding {
  db: Database;
  sink: EventSink;
  pause: Pause;
}

interface Log {
  error(facts: object, message: string): void;
}

/** As long as a sink asks to be left alone, this instance leaves it alone. */
export interface Pause {
  isOn(): boolean;
  begin(seconds: number | undefined): void;
}

export function createPause(now: () => number = Date.now): Pause {
  let until = 0;
  return {
    isOn: () => now() < until,
    begin(seconds = 0) {
      until = now() + seconds * 1_000;
    },
  };
}

/**
 * Brings what was counted to the outside sink. What the sink could not take stays, and is brought again; what it will
 * never take is let go. The row is locked meanwhile, so that two instances bring none twice.
 * @returns how many were brought
 */
export async function forwardEvents({ db, sink, pause }: Forwarding, log: Log): Promise<number> {
  let brought = 0;
  if (pause.isOn()) return 0;
  for (;;) {
    const result = await db.transaction(async (tx) => {
      const taken = await takeUnforwarded(tx, batchSize);
      if (taken.length === 0) return 0;
      const messages = taken.map(({ message }) => message).filter(({ integrations }) => isForSinks(integrations));
      try {
        if (messages.length > 0) await sink.deliver(messages);
      } catch (error) {
        log.error({ err: error, events: messages.length }, 'Events could not be forwarded');
        if (error instanceof EventSinkError) pause.begin(error.retryAfterSeconds);
        if (!(error instanceof EventSinkError) || error.retriable) return 0;
      }
      await markForwarded(
        tx,
        taken.map(({ uuid }) => uuid),
      );
      return taken.length;
    });
    brought += result;
    if (result < batchSize) return brought;
  }
}
