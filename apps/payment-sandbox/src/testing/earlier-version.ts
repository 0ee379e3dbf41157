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
 * Moves the sandbox's data to the product's tables of an earlier version and drops today's schema, like an installation
 * before its first start with this version.
 */
export async function putWhereEarlierVersionsKeptIt({ pool }: Pick<Given, 'pool'>): Promise<void> {
  for (const [table, names] of Object.entries(columns))
    await pool.query(`insert into public.sandbox_${table} (${names}) select ${names} from payment_sandbox.${table}`);
  await pool.query('drop schema payment_sandbox cascade');
}

/** Migrates the database as the sandbox does at its start. */
export const migrateSandbox = (database: Given): Promise<void> => migrateDatabase(database, sandboxMigrations);
