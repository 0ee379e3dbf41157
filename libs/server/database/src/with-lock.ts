import type { OpenDatabase } from './database.ts';

/** Any number that nothing else locks. */
const lockKey = 4_200_001;

/**
 * Changes the schema while no other instance does: `if not exists` does not keep two that begin together apart. PGlite
 * has one instance and one connection, which the work needs.
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
    // With its connection the lock goes.
    client.release(true);
    throw error;
  }
  client.release();
}
