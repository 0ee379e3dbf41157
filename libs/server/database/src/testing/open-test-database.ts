import { randomUUID } from 'node:crypto';
import { type DatabaseChoice, openDatabase } from '../open-database.ts';
import { type OpenDatabase } from '../database.ts';
import { startPglite } from '../start-pglite.ts';
import { createDatabase, dropDatabase } from './copy-database.ts';

/** A fresh, migrated database for one test file, by TEST_DATABASE. Close it in `afterAll`. */
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
  /** How it is opened. */
  choice: DatabaseChoice;
  /** Once it is closed. */
  drop(): Promise<void>;
}

/** A database of its own on the PostgreSQL of the run, or PGlite in memory, for those who open it themselves. */
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

/** A migrated database, of which those of test files are copies. */
const migrated = 'migrated';

/** Once, before the test files of a run. */
export async function makePostgresTemplate(server: string): Promise<void> {
  const url = await createDatabase(server, migrated);
  await (await openDatabase({ url })).close();
}
