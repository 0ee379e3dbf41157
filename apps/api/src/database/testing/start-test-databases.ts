import { makePostgresTemplate } from './open-test-database.ts';
import { pgliteTemplate } from './pglite-template.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';

let postgres: RunningPostgres | undefined;

/**
 * Before a run of the suite: for PGlite a migrated database that each test file begins with, for PostgreSQL one server on
 * which each test file makes a database of its own, migrated as well.
 */
export async function startTestDatabases(): Promise<void> {
  if (process.env.TEST_DATABASE === 'postgres') {
    postgres = await startPostgres({ durable: false });
    process.env.TEST_POSTGRES_URL = postgres.url;
    await makePostgresTemplate(postgres.url);
  } else process.env.TEST_PGLITE_TEMPLATE = await pgliteTemplate();
}

/** After the run. */
export async function stopTestDatabases(): Promise<void> {
  await postgres?.stop();
}
