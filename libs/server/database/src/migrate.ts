import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { withLock } from './with-lock.ts';
import type { OpenDatabase } from './database.ts';

export const migrationsFolder = resolve(import.meta.dirname, 'migrations');

/** Migrations in drizzle-kit's format. */
export interface Migrations {
  /** The folder with the migration files. */
  migrationsFolder: string;
  /** The schema of the table that records applied migrations; drizzle's own by default. */
  migrationsSchema?: string;
}

const ofProduct: Migrations = { migrationsFolder };

/** Applies pending migrations, one instance at a time. Applies the product's by default. */
export async function migrateDatabase(
  database: Pick<OpenDatabase, 'pool' | 'adapter'>,
  migrations: Migrations = ofProduct,
): Promise<void> {
  await withLock(database, () => migrate(drizzle(database.pool), migrations));
}
