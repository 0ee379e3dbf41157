import type { AdapterFailure } from '@greenroom/contracts';
import { type OpenDatabase, isDatabaseAway, isOutOfResources } from '@greenroom/database';

const write = `insert into readiness_checks (instance_uuid, checked_at) values ($1, clock_timestamp())
  on conflict (instance_uuid) do update set checked_at = excluded.checked_at returning checked_at::text as at`;
const readBack = 'select checked_at::text as at from readiness_checks where instance_uuid = $1';

/**
 * Commits a row of this instance's own and reads it back.
 * @param signal ends the check: a query that runs is given up with its connection
 * @throws what the database says; an Error where the row that was read is not the one that was written
 */
export async function writeAndRead(
  pool: Pick<OpenDatabase['pool'], 'connect'>,
  instanceUuid: string,
  signal: AbortSignal,
): Promise<void> {
  const client = await pool.connect();
  // Releasing would wait for the query, since the pool's connections are pipelined.
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
      throw new Error('The database acknowledged a write that it does not return');
  } finally {
    signal.removeEventListener('abort', breakOff);
    client.release(isBroken);
  }
}

/** Why the database did not pass, in terms that name no host. */
export function databaseFailure(error: unknown): AdapterFailure {
  if ((error as Error).name === 'TimeoutError') return 'too-slow';
  if (isOutOfResources(error)) return 'out-of-resources';
  return isDatabaseAway(error) ? 'unavailable' : 'refused';
}
