import type { CallEnd } from '@greenroom/contracts';
import { pipelinedTransaction, flushWal, type Database, type Queryable } from '@greenroom/database';
import type { Clock } from '@greenroom/ports/clock';
import { type CallLease, CallLeaseLostError, type CallProgress, keepProgress } from './calls.repository.ts';
import type { ProgressWriter } from './progress-writer.ts';

/** Something to store: prepared without a transaction, then written in one. @param ownerId the call's current owner */
export type Keeping = () => Promise<(tx: Queryable, ownerId: string) => Promise<void>>;

export interface CallWriterDependencies {
  db: Database;
  /** Shared by all calls of this process. */
  progressWriter: ProgressWriter;
  clock: Clock;
  lease: CallLease;
  /** Returns the current progress of the call. */
  progress(): CallProgress;
  /** Another instance runs the call, or it was deleted. */
  onLost(): void;
  /** The call was ended elsewhere: by a newer call, or by its page without the socket. */
  onEnded(why: CallEnd): void;
  /** Something could not be stored after all retries. */
  onTrouble(error: unknown): void;
}

/** Stores a call in the order of events; entries that arrive during a write are written together. */
export interface CallWriter {
  /** How many of the client's messages and frames are safely in the database. */
  readonly safe: { taken: number; framesTaken: number };
  /** Stores an entry; without one, stores the progress of the call at once. */
  keep(keeping?: Keeping): void;
  /** Stores the progress of the call soon. */
  touch(): void;
  /** Resolves when everything given so far is stored. */
  settled(): Promise<void>;
  /** Stops storing. */
  close(): Promise<void>;
}

/** Pauses between retries, in ms. */
const pauses = [100, 400, 1_500, 4_000];
/** How long {@link CallWriter.touch} waits for further entries to write with it, in ms. */
const gatherMs = 150;

export function createCallWriter(dependencies: CallWriterDependencies, safe: CallWriter['safe']): CallWriter {
  const { db, progressWriter, clock, lease, progress, onLost, onEnded, onTrouble } = dependencies;
  let running: Promise<void> | undefined;
  let waiting: Waiting[] = [];
  let cancelTouch: (() => void) | undefined;
  let known = safe;
  let closed = false;
  let lost = false;

  const write = async (batch: readonly Waiting[]) => {
    const { reached } = batch.at(-1)!;
    const works: Awaited<ReturnType<Keeping>>[] = [];
    for (const { keeping } of batch) if (keeping) works.push(await keeping());
    const why = await (works.length === 0 ? progressWriter.keep(lease, reached) : writeWorks(works, reached));
    known = { taken: reached.taken, framesTaken: reached.framesTaken };
    if (why && !closed) onEnded(why);
  };

  const writeWorks = async (works: readonly Awaited<ReturnType<Keeping>>[], reached: CallProgress) => {
    const { why } = await pipelinedTransaction(db, async ({ tx }) => {
      const kept = await keepProgress(tx, lease, reached);
      for (const work of works) await work(tx, kept.ownerId);
      return kept;
    });
    await flushWal(db);
    return why;
  };

  const tried = async (batch: readonly Waiting[]): Promise<void> => {
    for (const pause of [...pauses, undefined]) {
      if (lost) return;
      try {
        return await write(batch);
      } catch (error) {
        if (error instanceof CallLeaseLostError) {
          lost = true;
          return onLost();
        }
        if (pause !== undefined) await new Promise<void>((resolve) => clock.after(pause, resolve));
        else if (batch.length === 1) onTrouble(error);
      }
    }
    // One entry may cause the failure; retrying them one by one saves the others.
    if (batch.length > 1) for (const one of batch) await tried([one]);
  };

  const run = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await tried(batch);
    }
    running = undefined;
  };

  const keep = (keeping?: Keeping) => {
    cancelTouch?.();
    cancelTouch = undefined;
    // Takes the progress now: later events are not covered by this entry.
    waiting.push({ reached: progress(), keeping });
    running ??= run();
  };

  return {
    get safe() {
      return known;
    },
    keep,
    touch() {
      if (!closed) cancelTouch ??= clock.after(gatherMs, keep);
    },
    settled: () => running ?? Promise.resolve(),
    async close() {
      closed = true;
      cancelTouch?.();
      await running;
    },
  };
}

interface Waiting {
  reached: CallProgress;
  keeping: Keeping | undefined;
}
