import type { CallEnd } from '@greenroom/contracts';
import { pipelinedTransaction, flushWal, type Database, type Queryable } from '@greenroom/database';
import type { Clock } from '@greenroom/ports/clock';
import { type CallLease, BatonLostError, type CallProgress, keepProgress } from './calls.repository.ts';
import type { ProgressWriter } from './progress-writer.ts';

/** What is to be kept: prepared without a transaction, then done in one. @param ownerId whose call it is at present */
export type Keeping = () => Promise<(tx: Queryable, ownerId: string) => Promise<void>>;

export interface KeeperDependencies {
  db: Database;
  /** Of all calls of this process. */
  progressWriter: ProgressWriter;
  clock: Clock;
  lease: CallLease;
  /** How far the call is now. */
  progress(): CallProgress;
  /** Another instance has the call, or it is deleted. */
  onLost(): void;
  /** It was ended elsewhere: a newer call, the page without its socket. */
  onEnded(why: CallEnd): void;
  /** Something could not be kept, after all tries. */
  onTrouble(error: unknown): void;
}

/** Writes a call down in the order in which things happened; what gathers while it writes goes together. */
export interface CallKeeper {
  /** What of the client's messages and frames is safe in the database. */
  readonly safe: { taken: number; framesTaken: number };
  /** Without anything to keep: how far the call is, at once. */
  keep(keeping?: Keeping): void;
  /** Keeps how far the call is, soon. */
  touch(): void;
  /** Resolves when all that was to be kept so far is. */
  settled(): Promise<void>;
  /** Keeps nothing more. */
  close(): Promise<void>;
}

/** Pauses before something is tried again, in ms. */
const pauses = [100, 400, 1_500, 4_000];
/** What is touched is written together with what comes so soon after it. In ms. */
const gatherMs = 150;

export function createKeeper(dependencies: KeeperDependencies, safe: CallKeeper['safe']): CallKeeper {
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
        if (error instanceof BatonLostError) {
          lost = true;
          return onLost();
        }
        if (pause !== undefined) await new Promise<void>((resolve) => clock.after(pause, resolve));
        else if (batch.length === 1) onTrouble(error);
      }
    }
    // One of them may be what is wrong; the others shall not fall with it.
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
    // As it is now: what happens later is not safe with what is kept here.
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
