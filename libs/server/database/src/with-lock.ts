import type { OpenDatabase } from './database.ts';

/** An advisory lock key that nothing else uses. */
const lockKey = 4_200_001;

/**
 * Runs schema changes on one instance at a time, because `if not exists` does not protect against concurrent starts.
 * PGlite needs no lock: it has one instance, and its only connection is needed for the work.
 */
export async function withLock(
  { pool, adapter }: Pick<OpenDatabase, 'pool' | 'adapter'>,
  work: () => Promise<unknown>,
): Promise<void> {
  if (adapter === 'PGlite') {
    await work();
    return;
  }
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await work();
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
  } catch (error) {
    // Closing the connection releases the lock.
    client.release(true);
    throw error;
  }
  client.release();
}
