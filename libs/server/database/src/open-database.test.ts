import { randomUUID } from 'node:crypto';
import { openTestDatabase } from './testing/open-test-database.ts';
import { openDatabase } from './open-database.ts';
import { type OpenDatabase } from './database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the suite runs on the database that TEST_DATABASE names', async () => {
  expect(database.adapter).toBe(process.env.TEST_DATABASE === 'postgres' ? 'PostgreSQL' : 'PGlite');
});

test('a failed transaction stores nothing', async () => {
  await database.pool.query('create table kept (n int)');
  const attempt = database.db.transaction(async (tx) => {
    await tx.execute('insert into kept values (1)');
    throw new Error('no');
  });
  await expect(attempt).rejects.toThrow('no');
  expect((await database.pool.query('select * from kept')).rows).toEqual([]);
});

test('a connection lost during a transaction does not affect the process', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  // The driver emits this; without a listener, Node would end the process.
  expect(() => client.emit('error', new Error('Connection terminated unexpectedly'))).not.toThrow();
  await client.query('rollback');
  client.release();
});

test('the driver returns text, numbers, times and JSON unchanged', async () => {
  const at = new Date('2026-03-01T10:00:00.123Z');
  const { rows } = await database.pool.query('select $1::text t, $2::int n, $3::timestamptz at, $4::jsonb j', [
    'Grüße “☕”',
    42,
    at,
    { a: [1, null] },
  ]);
  expect(rows).toEqual([{ t: 'Grüße “☕”', n: 42, at, j: { a: [1, null] } }]);
});

const server = process.env.TEST_POSTGRES_URL;
(server === undefined ? test.skip : test)(
  'instances that start together on an empty database migrate it once',
  async () => {
    const name = `together_${randomUUID().replaceAll('-', '')}`;
    await database.pool.query(`create database ${name}`);
    const url = `${server}/${name}`;
    const instances = await Promise.all([1, 2, 3].map(() => openDatabase({ url })));
    const { rows } = await instances[0]!.pool.query('select count(*)::int as count from conversations');
    expect(rows).toEqual([{ count: 0 }]);
    await Promise.all(instances.map(({ close }) => close()));
    await database.pool.query(`drop database ${name}`);
  },
);
