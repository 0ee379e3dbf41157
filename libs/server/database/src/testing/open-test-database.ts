import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type DatabaseChoice, openDatabase } from '../open-database.ts';
import { type OpenDatabase } from '../database.ts';
import { startPglite } from '../start-pglite.ts';

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
  await onServer(server, `create database ${name} template ${migrated}`);
  return {
    choice: { url: `${server}/${name}` },
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

/** A migrated database, of which those of test files are copies. */
const migrated = 'migrated';

/** Once, before the test files of a run. */
export async function makePostgresTemplate(server: string): Promise<void> {
  await onServer(server, `create database ${migrated}`);
  await (await openDatabase({ url: `${server}/${migrated}` })).close();
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
