import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database, Queryable } from './database.ts';

export interface FewTrips {
  tx: Queryable;
  /**
   * Sends the commit right behind the next query, without waiting for its answer: where that fails, the database takes
   * the commit as a rollback.
   * @param last asks for one thing
   * @returns what it asked for, once it is committed
   */
  andCommit<T>(last: () => Promise<T>): Promise<T>;
}

/**
 * A transaction for what a person waits for: queries that do not need each other's answers travel together, and the
 * commit does not wait for the disk; others see it at once. Before anybody is told that it is kept, `flushWal` has to
 * resolve.
 * @param work asks for several things in one breath, with `Promise.all`; what it asks for last, by `andCommit`
 * @throws what `work` throws; then nothing is kept
 */
export async function pipelinedTransaction<T>(db: Database, work: (trips: FewTrips) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  const line = lineTo(client);
  let broken: Error | undefined;
  try {
    const begun = line.begin();
    const result = await work({ tx: line.tx, andCommit: line.andCommit });
    await begun;
    await line.commit();
    return result;
  } catch (error) {
    broken = await line.rollback().then(
      () => undefined,
      (reason: unknown) => reason as Error,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The queries of one transaction, in the order in which they go out. */
function lineTo(client: PoolClient) {
  let isLast = false;
  let committed: Promise<void> | undefined;

  const commit = () => (committed ??= client.query('commit').then(({ command }) => mustBe(command, 'COMMIT')));
  const query = (...asked: Parameters<PoolClient['query']>) => {
    const answer = client.query(...asked);
    if (isLast) commit().catch(() => {});
    isLast = false;
    return answer;
  };
  const tx: Queryable = drizzle(Object.assign(Object.create(client) as PoolClient, { query }));

  return {
    tx,
    commit,
    begin() {
      const begun = client.query('begin; set local synchronous_commit to off');
      // What follows it fails too, and is told first.
      begun.catch(() => {});
      return begun;
    },
    async andCommit<T>(last: () => Promise<T>): Promise<T> {
      isLast = true;
      const result = await last();
      await commit();
      return result;
    },
    async rollback() {
      // A commit that is on its way has ended it, one way or the other.
      if (committed) await committed.catch(() => {});
      else await client.query('rollback');
    },
  };
}

function mustBe(command: string, expected: string): void {
  if (command !== expected) throw new Error(`The database ended a transaction with ${command}`);
}
