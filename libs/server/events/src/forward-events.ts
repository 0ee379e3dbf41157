import type { Database } from '@greenroom/database';
import { type EventSink, EventSinkError } from '@greenroom/ports/event-sink';
import { markForwarded, takeUnforwarded } from './events.repository.ts';

/** Segment limits a batch to 500 kB. */
const batchSize = 100;

/**
 * Whether an event may go to the vendors behind a sink. Vendors that are off for an event are listed in its own
 * `integrations`.
 */
const isForSinks = (integrations: Readonly<Record<string, boolean>>) => integrations['All'] !== false;

interface Forwarding {
  db: Database;
  sink: EventSink;
  pause: Pause;
}

interface Log {
  error(facts: object, message: string): void;
}

/** Stops this instance from calling a sink for as long as the sink asks. */
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
 * Forwards stored events to the external sink. Events that the sink could not take are kept and sent again; events that
 * it will never take are dropped. The rows are locked meanwhile, so that two instances do not send the same events.
 * @returns the number of events forwarded
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
        log.error({ err: error, events: messages.length }, 'Forwarding events failed; retrying unless refused');
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
