import { type OpenDatabase } from './database.ts';
import { openDatabase } from './open-database.ts';
import { startPglite } from './start-pglite.ts';
import { pgliteTemplate } from './testing/pglite-template.ts';

let database: OpenDatabase;
beforeAll(async () => {
  const onLost = (reason: Error) => {
    throw reason;
  };
  database = await openDatabase({
    pglite: startPglite({ folder: undefined, template: await pgliteTemplate(), onLost }),
  });
  await database.pool.query('create table noise (text text)');
});
afterAll(() => database.close());

const checkpoint = async () =>
  (await database.pool.query<{ at: string }>('select redo_lsn::text as at from pg_control_checkpoint()')).rows[0]!.at;

const megabyte = `insert into noise select string_agg(md5(n::text), '') from generate_series(1, 32768) as n`;

async function ask(times: number, text: string): Promise<void> {
  for (let n = 0; n < times; n += 1) await database.pool.query(text);
}

/** Returns the number of rows in the table at its last VACUUM; -1 if there was none. */
const rowsFound = async () =>
  (await database.pool.query<{ rows: number }>(`select reltuples as rows from pg_class where relname = 'noise'`))
    .rows[0]!.rows;

it('runs a checkpoint and a VACUUM once 64 MB were written since the last one, and not before', async () => {
  const first = await checkpoint();
  await ask(30, megabyte);
  await ask(500, 'select 1');
  expect(await checkpoint()).toBe(first);
  expect(await rowsFound()).toBe(-1);
  await ask(60, megabyte);
  await ask(500, 'select 1');
  const second = await checkpoint();
  expect(second).not.toBe(first);
  expect(await rowsFound()).toBeGreaterThan(0);
  await ask(500, 'select 1');
  expect(await checkpoint()).toBe(second);
});
