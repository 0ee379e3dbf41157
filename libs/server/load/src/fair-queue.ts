import type { ApiFailure } from '@greenroom/contracts';

export interface FairQueueLimits {
  /** How many tasks run at a time. */
  atOnce: number;
  atOncePerAddress: number;
  waitingPerOwner: number;
  waitingPerAddress: number;
  waitingInAll: number;
}

/**
 * Who queued a task. Visitor ids are free to create, so the limits of an address apply to all of its owners together.
 */
export interface QueuedBy {
  ownerId: string;
  /** A hash of the IP address. */
  addressKey: string;
}

export interface FairQueue {
  /**
   * Runs a task when it is its owner's turn. Addresses take turns, and so do the owners of one address. When the queue
   * is full, the latest task of the address with the most waiting tasks is refused.
   * @throws ApiFailure from `refusals` if a limit is exceeded
   */
  run<T>(by: QueuedBy, work: () => Promise<T>): Promise<T>;
}

/** Creates the error for each limit: of an owner, of an address, of the whole queue. */
export type Refusals = Record<'owner' | 'address' | 'all', () => ApiFailure>;

interface Waiting {
  ownerId: string;
  start(): void;
  refuse(failure: ApiFailure): void;
}

export function createFairQueue(limits: FairQueueLimits, refusals: Refusals): FairQueue {
  /** Waiting tasks by address. The address whose turn is next comes first, and so does the task within it. */
  const waiting = new Map<string, Waiting[]>();
  /** The number of running tasks by address. */
  const running = new Map<string, number>();
  let runningInAll = 0;
  const countRunning = (addressKey: string, more: 1 | -1) => {
    const now = (running.get(addressKey) ?? 0) + more;
    if (now > 0) running.set(addressKey, now);
    else running.delete(addressKey);
    runningInAll += more;
  };

  const startNext = () => {
    if (runningInAll >= limits.atOnce) return;
    const turn = [...waiting].find(([addressKey]) => (running.get(addressKey) ?? 0) < limits.atOncePerAddress);
    if (!turn) return;
    const [addressKey, [first, ...later]] = turn;
    put(waiting, addressKey, later);
    countRunning(addressKey, 1);
    first?.start();
  };

  const end = (addressKey: string, ownerId: string) => {
    countRunning(addressKey, -1);
    const later = waiting.get(addressKey);
    // Inserted again, so that the next turn of this address and this owner comes after everyone else's.
    waiting.delete(addressKey);
    if (later) waiting.set(addressKey, interleaved(later, ownerId));
    startNext();
  };

  const admit = ({ ownerId, addressKey }: QueuedBy) => {
    const ofAddress = waiting.get(addressKey) ?? [];
    const ofOwner = ofAddress.filter((one) => one.ownerId === ownerId).length;
    if (ofOwner >= limits.waitingPerOwner) throw refusals.owner();
    if (ofAddress.length >= limits.waitingPerAddress) throw refusals.address();
    const inAll = [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (inAll < limits.waitingInAll) return;
    const [fullest, most] = [...waiting].reduce((one, other) => (other[1].length > one[1].length ? other : one));
    if (most.length <= ofAddress.length + 1) throw refusals.all();
    put(waiting, fullest, most.slice(0, -1));
    most.at(-1)?.refuse(refusals.all());
  };

  return {
    async run({ ownerId, addressKey }, work) {
      admit({ ownerId, addressKey });
      await new Promise<void>((start, refuse) => {
        const ofAddress = waiting.get(addressKey) ?? [];
        waiting.set(addressKey, interleaved([...ofAddress, { ownerId, start, refuse }]));
        startNext();
      });
      try {
        return await work();
      } finally {
        end(addressKey, ownerId);
      }
    },
  };
}

function put(waiting: Map<string, Waiting[]>, addressKey: string, left: Waiting[]): void {
  if (left.length > 0) waiting.set(addressKey, left);
  else waiting.delete(addressKey);
}

/**
 * Orders tasks in rounds: every owner's first, then every owner's second, and so on.
 * @param last the owner who had the last turn
 */
function interleaved(all: readonly Waiting[], last?: string): Waiting[] {
  const rounds = new Map<string, number>();
  const round = ({ ownerId }: Waiting) => {
    const at = (rounds.get(ownerId) ?? (ownerId === last ? 0.5 : 0)) + 1;
    rounds.set(ownerId, at);
    return at;
  };
  return all
    .map((one) => ({ one, at: round(one) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
