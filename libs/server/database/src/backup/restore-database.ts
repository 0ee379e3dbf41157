import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { compareTables, digestTables, type TableDigests } from './digest-tables.ts';
import { runPostgresProgram } from './postgres-program.ts';
import { onSameServer, withClient } from './with-client.ts';

/** A dump was restored, and the tables are not those that were dumped. */
export class RestoreDifferenceError extends Error {
  override name = 'RestoreDifferenceError';
}

/** The database to restore into has tables, or somebody uses it. */
export class DatabaseNotEmptyError extends Error {
  override name = 'DatabaseNotEmptyError';
}

export interface Dump {
  file: string;
  tables: TableDigests;
}

/**
 * Restores a dump into a new database of the server, compares all tables, and drops that database.
 * @param url any database of the server; its user must be allowed to create databases
 * @throws RestoreDifferenceError if a table is missing or has other rows; PostgresProgramError if pg_restore fails
 */
export async function verifyDump(url: string, dump: Dump): Promise<void> {
  await restoreIntoNew(url, 'greenroom_verify', dump, async () => 'drop');
}

interface RestoreOptions {
  /** Any database of the server. */
  url: string;
  /** The name of the database to restore into. It is created if it does not exist. */
  database: string;
  /** Whether a database that has tables is replaced. */
  overwrite: boolean;
}

/**
 * Restores a dump into the named database. The dump is restored beside it and compared first, so a damaged dump changes
 * nothing.
 * @throws DatabaseNotEmptyError if the database has tables and may not be replaced, or has open connections; else as
 * {@link verifyDump}
 */
export async function restoreDatabase({ url, database, overwrite }: RestoreOptions, dump: Dump): Promise<void> {
  await assertReplaceable({ url, database, overwrite });
  await restoreIntoNew(url, 'greenroom_restore', dump, async (server, restored) => {
    await assertReplaceable({ url, database, overwrite });
    await takeName(server, restored, database);
    return 'keep';
  });
}

/** Renames a database; one that has the name is dropped once that is done. */
async function takeName(server: pg.Client, from: string, to: string): Promise<void> {
  const name = pg.escapeIdentifier(to);
  const replaced = `${from}_replaced`;
  const { rowCount } = await server.query('select from pg_database where datname = $1', [to]);
  await server.query('begin');
  if (rowCount) await server.query(`alter database ${name} rename to ${replaced}`);
  await server.query(`alter database ${from} rename to ${name}`);
  await server.query('commit');
  if (rowCount) await server.query(`drop database ${replaced}`);
}

async function restoreIntoNew(
  url: string,
  prefix: string,
  { file, tables }: Dump,
  then: (server: pg.Client, name: string) => Promise<'drop' | 'keep'>,
): Promise<void> {
  await withClient(onSameServer(url, 'postgres'), async (server) => {
    const name = `${prefix}_${randomBytes(6).toString('hex')}`;
    await server.query(`create database ${name} template template0`);
    let end: 'drop' | 'keep' = 'drop';
    try {
      const copy = onSameServer(url, name);
      await runPostgresProgram('pg_restore', copy, ['--no-owner', '--no-privileges', '--exit-on-error', file]);
      const differences = compareTables(tables, await withClient(copy, digestTables));
      if (differences.length > 0) throw new RestoreDifferenceError(differences.join('\n'));
      end = await then(server, name);
    } finally {
      if (end === 'drop') await server.query(`drop database if exists ${name} with (force)`);
    }
  });
}

async function assertReplaceable({ url, database, overwrite }: RestoreOptions): Promise<void> {
  const { exists, connections } = await withClient(onSameServer(url, 'postgres'), async (server) => {
    const { rows } = await server.query<{ exists: boolean; connections: number }>(
      `select exists (select from pg_database where datname = $1) as exists,
        (select count(*)::int from pg_stat_activity where datname = $1) as connections`,
      [database],
    );
    return rows[0] ?? { exists: false, connections: 0 };
  });
  if (!exists) return;
  if (connections > 0)
    throw new DatabaseNotEmptyError(
      `The database "${database}" has ${connections} open connections. Stop the server and what else uses it`,
    );
  const { size } = await withClient(onSameServer(url, database), digestTables);
  if (size > 0 && !overwrite)
    throw new DatabaseNotEmptyError(
      `The database "${database}" has ${size} tables. Name another one, or replace it with --overwrite`,
    );
}
