import { setImmediate } from 'node:timers/promises';

/** In units of work: so much is done between two turns of the event loop. It takes a few milliseconds. */
export const sliceUnits = 100_000;
/** In units: what one line or piece costs beside its characters, each of which is one unit. */
export const unitsOfAPiece = 100;

/** Lets the event loop turn. @param unitsDone since it did so last */
export type YieldToEventLoop = (unitsDone: number) => Promise<void>;

export interface WorkSlices {
  /**
   * Counts one line or piece as done.
   * @returns to be awaited: once a slice is full, it lets other work of the process go on
   */
  add(text: string): Promise<void> | undefined;
}

/** Cuts long work into slices, so that the server answers other requests between two of them. */
export function createWorkSlices(yieldToEventLoop: YieldToEventLoop = async () => setImmediate()): WorkSlices {
  let done = 0;
  return {
    add({ length }) {
      done += length + unitsOfAPiece;
      if (done < sliceUnits) return undefined;
      const unitsDone = done;
      done = 0;
      return yieldToEventLoop(unitsDone);
    },
  };
}
