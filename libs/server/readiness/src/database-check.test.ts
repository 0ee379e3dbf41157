import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { databaseFailure, writeAndRead } from './database-check.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const live = new AbortController().signal;
const rows = async () => (await database.pool.query('select * from readiness_checks')).rows as { checked_at: Date }[];

it('writes a row of its own each time, replacing the one before', async () => {
  const instance = randomUUID();
  await writeAndRead(database.pool, instance, live);
  const [first] = await rows();
  await writeAndRead(database.pool, instance, live);
  const [second, ...others] = await rows();
  expect(others).toEqual([]);
  expect(second!.checked_at >= first!.checked_at).toBe(true);
  await writeAndRead(database.pool, randomUUID(), live);
  expect(await rows()).toHaveLength(2);
});

it('rejects if the database refuses the write', async () => {
  await database.pool.query('alter table readiness_checks rename to moved_away');
  const failure: unknown = await writeAndRead(database.pool, randomUUID(), live).catch((error: unknown) => error);
  await database.pool.query('alter table moved_away rename to readiness_checks');
  expect(databaseFailure(failure)).toBe('refused');
  await writeAndRead(database.pool, randomUUID(), live);
});

it('drops a query that runs too long together with its connection, and uses another for the next check', async () => {
  const end = new AbortController();
  const tooLate = new DOMException('too late', 'TimeoutError');
  let taken: unknown;
  const pool = {
    async connect() {
      const client = await database.pool.connect();
      taken = client;
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      const queryAndAbort = (...args: unknown[]) => {
        const sent = query(...args);
        end.abort(tooLate);
        return sent;
      };
      return Object.assign(client, { query: queryAndAbort });
    },
  } as Pick<OpenDatabase['pool'], 'connect'>;
  const removed = once(database.pool, 'remove');
  await expect(writeAndRead(pool, randomUUID(), end.signal)).rejects.toThrow('Connection terminated');
  expect((await removed)[0] === taken).toBe(true);
  await writeAndRead(database.pool, randomUUID(), live);
});

it('releases a connection that arrives after the time limit', async () => {
  const tooLate = AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
  const failure: unknown = await writeAndRead(database.pool, randomUUID(), tooLate).catch((error: unknown) => error);
  expect(databaseFailure(failure)).toBe('too-slow');
  expect(database.pool.idleCount).toBe(database.pool.totalCount);
});
