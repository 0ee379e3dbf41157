import { resolve } from 'node:path';

/** The sandbox's tables and the list of migrations that have run are in a schema of its own. */
export const sandboxMigrations = {
  migrationsFolder: resolve(import.meta.dirname, 'migrations'),
  migrationsSchema: 'payment_sandbox',
};
