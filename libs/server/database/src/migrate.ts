import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { withLock } from './with-lock.ts';
import type { OpenDatabase } from './database.ts';

export const migrationsFolder = resolve(import.meta.dirname, 'migrations');

/** Runs the migrations that have not run yet, one instance at a time. */
export async function migrateDatabase(database: Pick<OpenDatabase, 'pool' | 'adapter'>): Promise<void> {
  await withLock(database, () => migrate(drizzle(database.pool), { migrationsFolder }));
}
