import { ApiFailure } from '@greenroom/contracts';

export interface FairQueueLimits {
  /** How much runs at a time, each for another address. */
  atOnce: number;
  waitingPerOwner: number;
  waitingPerAddress: number;
  waitingInAll: number;
}

/** Whose work it is. Visitor ids cost nothing, so that owners share what their address has. */
export interface QueuedBy {
  ownerId: string;
  /** What stands for an IP address. */
  addressKey: string;
}

export interface FairQueue {
  /**
   * Runs work when it is its owner's turn. Of an address one runs at a time; addresses take turns, and so do the owners
   * of one. Where too much waits in all, the address with the most of it loses its latest.
   * @throws ApiFailure `rate_limited` where too much of the owner or the address waits, `busy` where too much waits in all
   */
  run<T>(by: QueuedBy, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  ownerId: string;
  start(): void;
  refuse(failure: ApiFailure): void;
}

export function createFairQueue(limits: FairQueueLimits): FairQueue {
  /** What waits, by address; the address whose turn is next first, and within it whose work is next. */
  const waiting = new Map<string, Waiting[]>();
  const running = new Set<string>();

  const startNext = () => {
    const turn = [...waiting].find(([addressKey]) => !running.has(addressKey));
    if (!turn || running.size >= limits.atOnce) return;
    const [addressKey, [first, ...later]] = turn;
    put(waiting, addressKey, later);
    running.add(addressKey);
    first?.start();
  };

  const end = (addressKey: string, ownerId: string) => {
    running.delete(addressKey);
    const later = waiting.get(addressKey);
    // Entered anew, so that this address's and this owner's next turn comes after everyone else's.
    waiting.delete(addressKey);
    if (later) waiting.set(addressKey, interleaved(later, ownerId));
    startNext();
  };

  const admit = ({ ownerId, addressKey }: QueuedBy) => {
    const ofAddress = waiting.get(addressKey) ?? [];
    const ofOwner = ofAddress.filter((one) => one.ownerId === ownerId).length;
    if (ofOwner >= limits.waitingPerOwner)
      throw tooMany(`You can have ${limits.waitingPerOwner} files waiting; upload more when one of them is read`);
    if (ofAddress.length >= limits.waitingPerAddress)
      throw tooMany('Too many files from your network are waiting; upload more when one of them is read');
    const inAll = [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (inAll < limits.waitingInAll) return;
    const [fullest, most] = [...waiting].reduce((one, other) => (other[1].length > one[1].length ? other : one));
    if (most.length <= ofAddress.length + 1) throw busy();
    put(waiting, fullest, most.slice(0, -1));
    most.at(-1)?.refuse(busy());
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

/** Every owner's first, then every owner's second, and so on; @param last the owner who had the last turn */
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

const tooMany = (sentence: string) => new ApiFailure('rate_limited', sentence, undefined, { retryAfterSeconds: 5 });

const busy = () =>
  new ApiFailure('busy', 'Too many files are waiting to be read; please try again in a moment', undefined, {
    retryAfterSeconds: 10,
  });
