import { once } from 'node:events';
import type { Connection, PoolClient } from 'pg';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './database.ts';
import { flushWal } from './flush-wal.ts';
import { openDatabase } from './open-database.ts';
import { startPglite } from './start-pglite.ts';

const onLost = (reason: Error) => {
  throw reason;
};
const pglite = startPglite({ folder: undefined, template: process.env.TEST_PGLITE_TEMPLATE, onLost });
/** An empty migrations folder: a guest process brings its own migrations, not the product's. */
const none = { migrationsFolder: `${import.meta.dirname}/testing/no-migrations`, migrationsSchema: 'guest' };

let host: OpenDatabase;
let guest: OpenDatabase;
const openGuest = async () => openDatabase({ guestOf: (await pglite).guest }, undefined, none);

beforeAll(async () => {
  host = await openDatabase({ pglite });
  guest = await openGuest();
  await host.pool.query('create table kept (n int primary key)');
});
beforeEach(() => host.pool.query('truncate kept'));
afterAll(async () => {
  await guest.close();
  await host.close();
});

const kept = async () => (await host.pool.query('select n from kept order by n')).rows.map(({ n }) => n as number);
const insert = (n: number) => sql`insert into kept values (${n})`;

it('lets another process read and write the same database', async () => {
  await guest.db.execute(insert(1));
  await host.db.execute(insert(2));
  expect(await kept()).toEqual([1, 2]);
});

it('keeps statements of one process out of a transaction of the other', async () => {
  const { promise: open, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
  const failing = guest.db.transaction(async (tx) => {
    await tx.execute(insert(1));
    hasBegun();
    await open;
    throw new Error('rolled back');
  });
  await begun;
  const written = host.db.execute(insert(2));
  goOn();
  await expect(failing).rejects.toThrow('rolled back');
  await written;
  expect(await kept()).toEqual([2]);
});

it('alternates when both processes write at the same time', async () => {
  const writes = Array.from({ length: 40 }, (_, n) =>
    (n % 2 ? guest : host).db.transaction(async (tx) => {
      await tx.execute(insert(n));
      await tx.execute(sql`update kept set n = n where n = ${n}`);
    }),
  );
  await Promise.all(writes);
  expect(await kept()).toHaveLength(40);
});

it('rolls back the open transaction of a guest that died, and accepts the next guest', async () => {
  const client = await guest.pool.connect();
  await client.query('begin');
  await client.query('insert into kept values (1)');
  const { stream } = (client as PoolClient & { connection: Connection }).connection;
  const closed = once(stream, 'close');
  stream.destroy();
  await closed;
  client.release(true);
  await host.db.execute(insert(2));
  await guest.db.execute(insert(3));
  expect(await kept()).toEqual([2, 3]);
});

it('keeps the named statements of its own client when a guest connects and disconnects', async () => {
  await flushWal(host.db);
  const another = await openGuest();
  await another.db.execute(insert(4));
  await another.close();
  await flushWal(host.db);
  expect(await kept()).toEqual([4]);
});
