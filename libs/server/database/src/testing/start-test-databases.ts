import { makePostgresTemplate } from './open-test-database.ts';
import { pgliteTemplate } from './pglite-template.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';

let postgres: RunningPostgres | undefined;

/**
 * Runs before a project's tests. Starts a PostgreSQL server with a migrated template database that each test file
 * copies, unless TEST_POSTGRES_URL names a running one (tools/test/with-postgres.ts). With TEST_DATABASE=pglite,
 * prepares a migrated PGlite archive instead.
 */
export async function startTestDatabases(): Promise<void> {
  if (process.env.TEST_DATABASE === 'pglite') {
    delete process.env.TEST_POSTGRES_URL;
    process.env.TEST_PGLITE_TEMPLATE = await pgliteTemplate();
    return;
  }
  process.env.TEST_DATABASE = 'postgres';
  if (process.env.TEST_POSTGRES_URL !== undefined) return;
  postgres = await startPostgres({ durable: false });
  process.env.TEST_POSTGRES_URL = postgres.url;
  await makePostgresTemplate(postgres.url);
}

/** Runs after a project's tests. */
export async function stopTestDatabases(): Promise<void> {
  await postgres?.stop();
}
