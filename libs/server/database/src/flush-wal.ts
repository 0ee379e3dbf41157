import type { Database } from './database.ts';

type Pool = Database['$client'];

/** A trip to the disk that is under way, and the one behind it, where somebody waits for it. */
interface Trips {
  underWay: Promise<void>;
  next: Promise<void> | undefined;
}

const tripsOf = new WeakMap<Pool, Trips>();

/**
 * Resolves when everything that was committed before is on the disk: a commit that waits takes along those before it,
 * and an empty message in the log is something to commit. At most one connection waits for the disk at a time, however
 * many ask, so that a slow disk does not take them from those who need none of it.
 */
export function flushWal({ $client: pool }: Pick<Database, '$client'>): Promise<void> {
  const trips = tripsOf.get(pool);
  if (!trips) {
    const first: Trips = { underWay: flush(pool), next: undefined };
    tripsOf.set(pool, first);
    goOn(pool, first);
    return first.underWay;
  }
  // What is under way may have begun before the caller's commit.
  trips.next ??= settled(trips.underWay).then(() => flush(pool));
  return trips.next;
}

/** After a trip, the next one that somebody waits for is the one under way. */
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
