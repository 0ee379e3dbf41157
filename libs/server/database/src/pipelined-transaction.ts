import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database, Queryable } from './database.ts';

export interface PipelinedTransaction {
  tx: Queryable;
  /**
   * Sends the commit right after the last query, without waiting for that query's answer. If the query fails, the
   * database treats the commit as a rollback.
   * @param last runs one query
   * @returns the query's result, once it is committed
   */
  andCommit<T>(last: () => Promise<T>): Promise<T>;
}

/**
 * Runs a transaction with few round trips, for requests that a person waits for. Independent queries are pipelined, and
 * the commit does not wait for the disk, although other sessions see it at once. Await `flushWal` before acknowledging
 * the write.
 * @param work runs independent queries together with `Promise.all`, and its last query with `andCommit`
 * @throws what `work` throws, after a rollback
 */
export async function pipelinedTransaction<T>(
  db: Database,
  work: (trips: PipelinedTransaction) => Promise<T>,
): Promise<T> {
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

/** Sends the queries of one transaction in order. */
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
      // The queries after it fail too, and report the error first.
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
      // A commit that was already sent ends the transaction either way.
      if (committed) await committed.catch(() => {});
      else await client.query('rollback');
    },
  };
}

function mustBe(command: string, expected: string): void {
  if (command !== expected)
    throw new Error(`The database ended the transaction with ${command} instead of ${expected}`);
}
