import { type OpenDatabase, openDatabase } from './open-database.ts';
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

it('has a checkpoint made once 64 MB were written since the last one, and not before', async () => {
  const first = await checkpoint();
  await ask(30, megabyte);
  await ask(500, 'select 1');
  expect(await checkpoint()).toBe(first);
  await ask(60, megabyte);
  await ask(500, 'select 1');
  const second = await checkpoint();
  expect(second).not.toBe(first);
  await ask(500, 'select 1');
  expect(await checkpoint()).toBe(second);
});

it('gives the space of changed rows back, so that a table does not grow with each change', async () => {
  const words = `(select string_agg(md5(n::text), '') from generate_series(1, 32768) as n)`;
  const bytes = async () =>
    Number(
      (await database.pool.query<{ size: string }>(`select pg_total_relation_size('changed') as size`)).rows[0]!.size,
    );
  await database.pool.query('create table changed (text text)');
  await database.pool.query(`insert into changed select ${words}`);
  const change = async () => {
    await ask(70, `update changed set text = ${words}`);
    await ask(500, 'select 1');
    return bytes();
  };
  const first = await change();
  expect(await change()).toBeLessThan(1.2 * first);
});
