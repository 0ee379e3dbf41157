import { ApiFailure } from '@greenroom/contracts';

export interface FairQueueLimits {
  /** How much runs at a time, each for another owner. */
  atOnce: number;
  waitingPerOwner: number;
  waitingInAll: number;
}

export interface FairQueue {
  /**
   * Runs work when it is its owner's turn: an owner's work runs one after the other, and owners take turns.
   * @throws ApiFailure `rate_limited` where too much of the owner waits, `busy` where too much waits in all
   */
  run<T>(ownerId: string, work: () => Promise<T>): Promise<T>;
}

export function createFairQueue({ atOnce, waitingPerOwner, waitingInAll }: FairQueueLimits): FairQueue {
  /** What starts each owner's work, the owner whose turn is next first. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Set<string>();

  const startNext = () => {
    const turn = [...waiting].find(([ownerId]) => !running.has(ownerId));
    if (!turn || running.size >= atOnce) return;
    const [ownerId, [start, ...later]] = turn;
    if (later.length > 0) waiting.set(ownerId, later);
    else waiting.delete(ownerId);
    running.add(ownerId);
    start?.();
  };

  const end = (ownerId: string) => {
    running.delete(ownerId);
    const later = waiting.get(ownerId);
    // Entered anew, so that this owner's next turn comes after everyone else's.
    if (later && waiting.delete(ownerId)) waiting.set(ownerId, later);
    startNext();
  };

  return {
    async run(ownerId, work) {
      const own = waiting.get(ownerId) ?? [];
      if (own.length >= waitingPerOwner)
        throw new ApiFailure(
          'rate_limited',
          `You can have ${waitingPerOwner} files waiting; upload more when one of them is read`,
          undefined,
          { retryAfterSeconds: 5 },
        );
      if (waitingOf(waiting) >= waitingInAll)
        throw new ApiFailure('busy', 'Too many files are waiting to be read; please try again in a moment', undefined, {
          retryAfterSeconds: 10,
        });
      await new Promise<void>((start) => {
        waiting.set(ownerId, [...own, start]);
        startNext();
      });
      try {
        return await work();
      } finally {
        end(ownerId);
      }
    },
  };
}

const waitingOf = (waiting: Map<string, readonly unknown[]>) =>
  [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
