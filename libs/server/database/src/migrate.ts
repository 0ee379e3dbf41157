import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { withLock } from './with-lock.ts';
import type { OpenDatabase } from './database.ts';

export const migrationsFolder = resolve(import.meta.dirname, 'migrations');

/** Migrations as drizzle-kit writes them. */
export interface Migrations {
  /** Where they lie. */
  migrationsFolder: string;
  /** The schema in which it is written down which have run; by default drizzle's own. */
  migrationsSchema?: string;
}

const ofProduct: Migrations = { migrationsFolder };

/** Runs the migrations that have not run yet, one instance at a time. By default the product's. */
export async function migrateDatabase(
  database: Pick<OpenDatabase, 'pool' | 'adapter'>,
  migrations: Migrations = ofProduct,
): Promise<void> {
  await withLock(database, () => migrate(drizzle(database.pool), migrations));
}
