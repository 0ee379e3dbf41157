import { setTimeout as sleep } from 'node:timers/promises';
import type { CallEnd } from '@greenroom/contracts';
import { pipelinedTransaction, flushWal, type Database } from '@greenroom/database';
import { type CallLease, type CallProgress, keepProgress, keepProgressOfMany } from './calls.repository.ts';

/**
 * Stores the progress of this process's calls, in one statement for those that arrive together: each call shows every
 * few seconds that it is alive, and 5,000 calls would need a thousand transactions a second.
 */
export interface ProgressWriter {
  /**
   * Resolves when the progress is on disk.
   * @returns why the call was ended elsewhere, if it was
   * @throws CallLeaseLostError
   */
  keep(lease: CallLease, progress: CallProgress): Promise<CallEnd | null>;
}

interface Waiting {
  lease: CallLease;
  progress: CallProgress;
  resolve(why: CallEnd | null): void;
  reject(error: unknown): void;
}

const mostAtOnce = 500;
/** How long to wait for other calls, in ms. */
const gatherMs = 25;

export function createProgressWriter(db: Database): ProgressWriter {
  const waiting: Waiting[] = [];
  let running = false;

  /** Stores a call whose row was locked or taken over: it waits for the lock, then sees which of the two it is. */
  const keepAlone = async ({ lease, progress, resolve, reject }: Waiting) => {
    try {
      const { why } = await pipelinedTransaction(db, ({ tx, andCommit }) =>
        andCommit(() => keepProgress(tx, lease, progress)),
      );
      await flushWal(db);
      resolve(why);
    } catch (error) {
      reject(error);
    }
  };

  const keepAll = async (batch: readonly Waiting[]) => {
    try {
      const kept = await keepProgressOfMany(db, batch);
      for (const one of batch) {
        const why = kept.get(one.lease.callUuid);
        if (why === undefined) void keepAlone(one);
        else one.resolve(why);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const run = async () => {
    running = true;
    while (waiting.length > 0) {
      await sleep(gatherMs, undefined, { ref: false });
      await keepAll(waiting.splice(0, mostAtOnce));
    }
    running = false;
  };

  return {
    keep: (lease, progress) =>
      new Promise((resolve, reject) => {
        waiting.push({ lease, progress, resolve, reject });
        if (!running) void run();
      }),
  };
}
