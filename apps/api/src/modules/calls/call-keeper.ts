import { setTimeout as sleep } from 'node:timers/promises';
import type { CallEnd } from '@greenroom/contracts';
import type { Database, Queryable } from '../../database/open-database.ts';
import { type Baton, BatonLostError, type CallProgress, keepProgress } from './calls.repository.ts';

/** What is to be kept: prepared without a transaction, then done in one. @param ownerId whose call it is at present */
export type Keeping = () => Promise<(tx: Queryable, ownerId: string) => Promise<void>>;

export interface KeeperDependencies {
  db: Database;
  baton: Baton;
  /** How far the call is now. */
  progress(): CallProgress;
  /** Another instance has the call, or it is deleted. */
  onLost(): void;
  /** It was ended elsewhere: a newer call, the page without its socket. */
  onEnded(why: CallEnd): void;
  /** Something could not be kept, after all tries. */
  onTrouble(error: unknown): void;
}

/** Writes a call down: one thing after the other, in the order in which they happened. */
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
  const { db, baton, progress, onLost, onEnded, onTrouble } = dependencies;
  let line: Promise<void> = Promise.resolve();
  let touched: NodeJS.Timeout | undefined;
  let known = safe;
  let closed = false;
  let lost = false;

  const write = async (reached: CallProgress, keeping: Keeping | undefined) => {
    const work = await keeping?.();
    const ended = await db.transaction(async (tx) => {
      const { ownerId, why } = await keepProgress(tx, baton, reached);
      await work?.(tx, ownerId);
      return why;
    });
    known = { taken: reached.taken ?? known.taken, framesTaken: reached.framesTaken ?? known.framesTaken };
    if (ended && !closed) onEnded(ended);
  };

  const tried = async (reached: CallProgress, keeping: Keeping | undefined) => {
    for (const pause of [...pauses, undefined]) {
      if (lost) return;
      try {
        return await write(reached, keeping);
      } catch (error) {
        if (error instanceof BatonLostError) {
          lost = true;
          return onLost();
        }
        if (pause === undefined) return onTrouble(error);
        await sleep(pause);
      }
    }
  };

  const keep = (keeping?: Keeping) => {
    clearTimeout(touched);
    touched = undefined;
    // As it is now: what happens later is not safe with what is kept here.
    const reached = progress();
    line = line.then(() => tried(reached, keeping));
  };

  return {
    get safe() {
      return known;
    },
    keep,
    touch() {
      if (!closed) touched ??= setTimeout(() => keep(), gatherMs);
    },
    settled: () => line,
    async close() {
      closed = true;
      clearTimeout(touched);
      await line;
    },
  };
}
