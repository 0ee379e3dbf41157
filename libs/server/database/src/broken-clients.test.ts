import { once } from 'node:events';
import type { Connection, PoolClient } from 'pg';
import { flushWal } from './flush-wal.ts';
import type { OpenDatabase } from './database.ts';
import { openTestDatabase } from './testing/open-test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('create table kept (n int primary key)');
});
beforeEach(() => database.pool.query('truncate kept'));
afterAll(() => database.close());

const kept = async () => (await database.pool.query('select n from kept order by n')).rows.map(({ n }) => n as number);

/** Returns a client and its protocol connection, which the tests use to send incomplete requests. */
async function connect() {
  const client = await database.pool.connect();
  const { connection: wire } = client as PoolClient & { connection: Connection };
  return { client, wire };
}

/** Disconnects without a terminate message. */
async function breakOff({ client, wire }: Awaited<ReturnType<typeof connect>>): Promise<void> {
  const closed = once(wire.stream, 'close');
  wire.stream.destroy();
  await closed;
  client.release(true);
}

const insert = (n: number) => ({ name: '', text: `insert into kept values (${n})`, types: [] });

/** Ways in which a client can disappear in the middle of something. */
const departures: Record<string, () => Promise<void>> = {
  'a query of the pool failed': async () => {
    await database.pool.query('insert into kept values (7), (7)').catch(() => {});
  },
  'it broke off in a transaction': async () => {
    const broken = await connect();
    await broken.client.query('begin');
    await broken.client.query('insert into kept values (1)');
    await breakOff(broken);
  },
  'it broke off in a transaction that had failed': async () => {
    const broken = await connect();
    await broken.client.query('begin');
    await broken.client.query('insert into kept values (1), (1)').catch(() => {});
    await breakOff(broken);
  },
  'it broke off in a pipeline': async () => {
    const broken = await connect();
    const { wire } = broken;
    wire.parse(insert(1), true);
    wire.bind({}, true);
    wire.execute({}, true);
    wire.flush();
    await once(wire, 'commandComplete');
    await breakOff(broken);
  },
  'it broke off in a pipeline that had failed': async () => {
    const broken = await connect();
    const { wire } = broken;
    wire.removeAllListeners('errorMessage');
    wire.parse({ name: '', text: 'no such statement', types: [] }, true);
    wire.flush();
    await once(wire, 'errorMessage');
    await breakOff(broken);
  },
  'it broke off within a message': async () => {
    const broken = await connect();
    broken.wire.stream.write(Buffer.from([0x51, 0, 0]));
    await breakOff(broken);
  },
  'it was followed before it was gone': async () => {
    const broken = await connect();
    await broken.client.query('begin');
    await broken.client.query('insert into kept values (1)');
    void broken.client.query('select pg_sleep(0.01)').catch(() => {});
    broken.client.release(true);
    // The next query does not wait until the client is gone, and makes the pool open a new connection.
    await database.pool.query('select 1');
  },
};

it.each(Object.entries(departures))('serves the next client after a failure: %s', async (name, depart) => {
  // Both leave a named statement behind in their session.
  await flushWal(database.db);
  await database.pool.query({ name, text: 'select 1 as one' });
  await depart();
  await flushWal(database.db);
  expect((await database.pool.query({ name, text: 'select 2 as two' })).rows).toEqual([{ two: 2 }]);
  expect(await kept()).toEqual([]);
  await database.pool.query('insert into kept values (8)');
  await flushWal(database.db);
  expect(await kept()).toEqual([8]);
});
