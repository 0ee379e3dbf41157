import type { OpenDatabase } from '@greenroom/database';
import { migrateDatabase } from '@greenroom/database';
import { sandboxMigrations } from '../migrations.ts';

type Given = Pick<OpenDatabase, 'pool' | 'adapter'>;

const columns = {
  objects: 'id, kind, customer, clock, json, created, due, version, place',
  events: 'id, type, about, customer, json, created, told_at, place',
  deliveries: 'id, event_id, endpoint, status, attempts, due, since, answer',
  idempotency_keys: 'key, request, status, body, created',
};

/**
 * What the sandbox knows lies where the version before kept it, in tables of the product, and there is nothing of today's
 * sandbox: an installation before its first start with this version.
 */
export async function putWhereEarlierVersionsKeptIt({ pool }: Pick<Given, 'pool'>): Promise<void> {
  for (const [table, names] of Object.entries(columns))
    await pool.query(`insert into public.sandbox_${table} (${names}) select ${names} from payment_sandbox.${table}`);
  await pool.query('drop schema payment_sandbox cascade');
}

/** What a start of the sandbox does with its database. */
export const migrateSandbox = (database: Given): Promise<void> => migrateDatabase(database, sandboxMigrations);
