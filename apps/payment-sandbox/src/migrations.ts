import { resolve } from 'node:path';

/** The sandbox's tables and its migration history are in a separate schema. */
export const sandboxMigrations = {
  migrationsFolder: resolve(import.meta.dirname, 'migrations'),
  migrationsSchema: 'payment_sandbox',
};
