import type { ApiFailure } from '@greenroom/contracts';

export interface FairQueueLimits {
  /** How much runs at a time. */
  atOnce: number;
  atOncePerAddress: number;
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
   * Runs work when it is its owner's turn: addresses take turns, and so do the owners of one. Where too much waits in all,
   * the address with the most of it loses its latest.
   * @throws ApiFailure of `refusals`, where too much waits
   */
  run<T>(by: QueuedBy, work: () => Promise<T>): Promise<T>;
}

/** What is thrown where too much waits: of an owner, of an address, in all. */
export type Refusals = Record<'owner' | 'address' | 'all', () => ApiFailure>;

interface Waiting {
  ownerId: string;
  start(): void;
  refuse(failure: ApiFailure): void;
}

export function createFairQueue(limits: FairQueueLimits, refusals: Refusals): FairQueue {
  /** What waits, by address; the address whose turn is next first, and within it whose work is next. */
  const waiting = new Map<string, Waiting[]>();
  /** How much runs, by address. */
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
    // Entered anew, so that this address's and this owner's next turn comes after everyone else's.
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
