import type { AdapterFailure } from '@greenroom/contracts';
import { type OpenDatabase, isDatabaseAway, isOutOfResources } from '@greenroom/database';

const write = `insert into readiness_checks (instance_uuid, checked_at) values ($1, clock_timestamp())
  on conflict (instance_uuid) do update set checked_at = excluded.checked_at returning checked_at::text as at`;
const readBack = 'select checked_at::text as at from readiness_checks where instance_uuid = $1';

/**
 * Writes this instance's row, commits and reads it back.
 * @param signal aborts the check: a running query is dropped with its connection
 * @throws the database's error; an Error if the row read differs from the row written
 */
export async function writeAndRead(
  pool: Pick<OpenDatabase['pool'], 'connect'>,
  instanceUuid: string,
  signal: AbortSignal,
): Promise<void> {
  const client = await pool.connect();
  // Releasing would wait for the query, because the pool's connections are pipelined.
  let isBroken = false;
  const breakOff = () => {
    isBroken = true;
    client.connection.stream.destroy();
  };
  try {
    signal.throwIfAborted();
    signal.addEventListener('abort', breakOff, { once: true });
    const written = await client.query<{ at: string }>(write, [instanceUuid]);
    const read = await client.query<{ at: string }>(readBack, [instanceUuid]);
    if (read.rows[0]?.at !== written.rows[0]?.at)
      throw new Error('The database acknowledged a write but did not return it');
  } finally {
    signal.removeEventListener('abort', breakOff);
    client.release(isBroken);
  }
}

/** Returns why the database check failed, without naming a host. */
export function databaseFailure(error: unknown): AdapterFailure {
  if ((error as Error).name === 'TimeoutError') return 'too-slow';
  if (isOutOfResources(error)) return 'out-of-resources';
  return isDatabaseAway(error) ? 'unavailable' : 'refused';
}
