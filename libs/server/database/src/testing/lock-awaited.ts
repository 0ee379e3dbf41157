import type { OpenDatabase } from '../database.ts';
import { waitUntil } from '@greenroom/test-tools/wait-until';

/** Resolves once a transaction of this PostgreSQL database waits for another transaction's lock. */
export async function lockAwaited({ pool }: Pick<OpenDatabase, 'pool'>): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await waitUntil(async () => (await pool.query(waiting)).rows.length > 0);
}
