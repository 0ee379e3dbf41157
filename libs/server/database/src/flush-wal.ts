import type { Database } from './database.ts';

type Pool = Database['$client'];

/** The flush in progress and, if a caller waits for it, the one after it. */
interface Trips {
  underWay: Promise<void>;
  next: Promise<void> | undefined;
}

const tripsOf = new WeakMap<Pool, Trips>();

/**
 * Resolves once every earlier commit is on disk. A synchronous commit flushes all commits before it, so this commits an
 * empty logical message. However many callers ask, only one connection waits for the disk at a time, so a slow disk
 * does not use up the pool.
 */
export function flushWal({ $client: pool }: Pick<Database, '$client'>): Promise<void> {
  const trips = tripsOf.get(pool);
  if (!trips) {
    const first: Trips = { underWay: flush(pool), next: undefined };
    tripsOf.set(pool, first);
    goOn(pool, first);
    return first.underWay;
  }
  // The flush in progress may have started before the caller's commit.
  trips.next ??= settled(trips.underWay).then(() => flush(pool));
  return trips.next;
}

/** Starts the next flush, if a caller waits for it, once the current one has ended. */
function goOn(pool: Pool, trips: Trips): void {
  void settled(trips.underWay).then(() => {
    if (!trips.next) return tripsOf.delete(pool);
    trips.underWay = trips.next;
    trips.next = undefined;
    return goOn(pool, trips);
  });
}

const settled = (promise: Promise<void>) => promise.catch(() => {});

async function flush(pool: Pool): Promise<void> {
  await pool.query({ name: 'flush-wal', text: "select pg_logical_emit_message(true, 'greenroom', '')" });
}
