/**
 * `npm run drill:restore`: backs up the database of DATABASE_URL, restores it into a new database beside it, and
 * compares every table before and after. Exits with 1 if they differ. `--json` prints one object as the last line.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareTables, digestTables } from '@greenroom/database';
import pg from 'pg';

const url = process.env.DATABASE_URL;
if (!url) throw new Error('Set DATABASE_URL to the database to back up');

const copy = `greenroom_drill_${Date.now()}`;
const copyUrl = Object.assign(new URL(url), { pathname: `/${copy}` }).href;
const folder = mkdtempSync(join(tmpdir(), 'greenroom-drill-'));
const backup = join(folder, 'backup');

/**
 * Runs a PostgreSQL program. Its address is passed in the environment, where other users of the machine cannot see it.
 */
function postgres(program: string, to: string, args: string[]): number {
  const { hostname, port, username, password, pathname } = new URL(to);
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
  };
  const began = performance.now();
  const { status, stderr, error } = spawnSync(program, args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  return Math.round(performance.now() - began);
}

async function onDatabase<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

try {
  // Writes between the two reads would look like differences, so the backup uses the snapshot of the first one.
  const { before, backupMs } = await onDatabase(url, async (client) => {
    await client.query('begin transaction isolation level repeatable read read only');
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    const made = postgres('pg_dump', url, [
      '--format=custom',
      `--snapshot=${rows[0]?.snapshot ?? ''}`,
      `--file=${backup}`,
    ]);
    return { before: await digestTables(client), backupMs: made };
  });
  await onDatabase(url, (client) => client.query(`create database ${copy}`));
  const restoreMs = postgres('pg_restore', copyUrl, ['--dbname', copy, '--no-owner', '--exit-on-error', backup]);
  const after = await onDatabase(copyUrl, digestTables);
  const differences = compareTables(before, after);
  const rows = [...before.values()].reduce((sum, table) => sum + table.rows, 0);
  const result = { tables: before.size, rows, bytes: statSync(backup).size, backupMs, restoreMs, differences };
  console.log(`${result.tables} tables with ${rows} rows: backed up in ${backupMs} ms, restored in ${restoreMs} ms`);
  console.log(differences.length === 0 ? 'All are the same.' : differences.join('\n'));
  if (process.argv.includes('--json')) console.log(JSON.stringify(result));
  if (differences.length > 0) process.exitCode = 1;
} finally {
  await onDatabase(url, (client) => client.query(`drop database if exists ${copy} with (force)`));
  rmSync(folder, { recursive: true, force: true });
}
