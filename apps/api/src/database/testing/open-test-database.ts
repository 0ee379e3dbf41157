import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type OpenDatabase } from '../open-database.ts';
import { startPglite } from '../start-pglite.ts';

/**
 * A fresh, migrated database for one test file: PGlite in memory, or a database of its own on the PostgreSQL of the
 * run, by TEST_DATABASE. Close it in `afterAll`.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const onLost = (reason: Error) => {
    throw reason;
  };
  const server = process.env.TEST_POSTGRES_URL;
  if (server === undefined) {
    const template = process.env.TEST_PGLITE_TEMPLATE;
    return openDatabase({ pglite: startPglite({ folder: undefined, template, onLost }) });
  }

  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${migrated}`);
  const database = await openDatabase({ url: `${server}/${name}` });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
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
