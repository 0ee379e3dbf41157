import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const migrationsFolder = resolve(import.meta.dirname, 'migrations');

/** Any number that nothing else locks; instances that start together migrate one after the other. */
const lockKey = 4_200_001;

/** Runs the migrations that have not run yet, one instance at a time. */
export async function migrateDatabase(pool: pg.Pool, adapter: 'PostgreSQL' | 'PGlite'): Promise<void> {
  const client = await pool.connect();
  try {
    if (adapter === 'PostgreSQL') await client.query('select pg_advisory_lock($1)', [lockKey]);
    await migrate(drizzle(client), { migrationsFolder });
    if (adapter === 'PostgreSQL') await client.query('select pg_advisory_unlock($1)', [lockKey]);
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
}
