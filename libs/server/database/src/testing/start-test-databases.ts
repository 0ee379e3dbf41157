import { makePostgresTemplate } from './open-test-database.ts';
import { pgliteTemplate } from './pglite-template.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';

let postgres: RunningPostgres | undefined;

/**
 * Before the tests of a project: one PostgreSQL server, on which each test file makes a copy of a migrated database;
 * TEST_POSTGRES_URL names one that stands ready (tools/test/with-postgres.ts). Where TEST_DATABASE is `pglite`, a
 * migrated database of PGlite's that each test file begins with.
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

/** After the run. */
export async function stopTestDatabases(): Promise<void> {
  await postgres?.stop();
}
