import { setImmediate } from 'node:timers/promises';

/** Units of work done between two turns of the event loop; a few milliseconds. */
export const sliceUnits = 100_000;
/** What one line or piece costs, in units, besides one unit for each of its characters. */
export const unitsOfAPiece = 100;

/** Lets the event loop turn. @param unitsDone since the last time */
export type YieldToEventLoop = (unitsDone: number) => Promise<void>;

export interface WorkSlices {
  /**
   * Counts one line or piece as done.
   * @returns a promise to await once a slice is full; it lets other work of the process run
   */
  add(text: string): Promise<void> | undefined;
}

/** Cuts long work into slices, so that the server answers other requests in between. */
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
