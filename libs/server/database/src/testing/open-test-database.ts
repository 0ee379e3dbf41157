import { randomUUID } from 'node:crypto';
import { type DatabaseChoice, openDatabase } from '../open-database.ts';
import { type OpenDatabase } from '../database.ts';
import { startPglite } from '../start-pglite.ts';
import { createDatabase, dropDatabase } from './copy-database.ts';

/** Opens a fresh, migrated database of the kind that TEST_DATABASE names, for one test file. Close it in `afterAll`. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const { choice, drop } = await makeTestDatabase();
  const database = await openDatabase(choice);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

export interface TestDatabase {
  /** What to pass to `openDatabase`. */
  choice: DatabaseChoice;
  /** Removes the database; close it first. */
  drop(): Promise<void>;
}

/** Creates a database on the run's PostgreSQL, or PGlite in memory, for tests that open it themselves. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (server === undefined) {
    const onLost = (reason: Error) => {
      throw reason;
    };
    const template = process.env.TEST_PGLITE_TEMPLATE;
    return { choice: { pglite: startPglite({ folder: undefined, template, onLost }) }, drop: async () => {} };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(server, name, migrated);
  return { choice: { url }, drop: () => dropDatabase(server, name) };
}

/** The migrated database that the databases of test files are copied from. */
const migrated = 'migrated';

/** Creates the migrated template, once before the test files of a run. */
export async function makePostgresTemplate(server: string): Promise<void> {
  const url = await createDatabase(server, migrated);
  await (await openDatabase({ url })).close();
}
