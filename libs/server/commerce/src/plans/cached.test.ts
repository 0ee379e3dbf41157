import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { cached } from './cached.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const hour = 3_600_000;
let at = Date.now();
const times = { now: () => new Date(at), keptMs: 6 * hour };
const ask = jest.fn(async () => ({ prices: [] }));
const read = () => cached(database.db, 'key', ask, times);

test('concurrent readers share one call, repeated after six hours and after a failure', async () => {
  await Promise.all([read(), read(), read(), read()]);
  expect(ask).toHaveBeenCalledTimes(1);
  at += 6 * hour - 1;
  await read();
  expect(ask).toHaveBeenCalledTimes(1);
  at += 1;
  await Promise.all([read(), read(), read()]);
  expect(ask).toHaveBeenCalledTimes(2);
  at += 6 * hour;
  ask.mockRejectedValueOnce(new Error('away'));
  await expect(read()).rejects.toThrow('away');
  await expect(read()).resolves.toEqual({ prices: [] });
  expect(ask).toHaveBeenCalledTimes(4);
});

test('a reader that dies while asking delays the others only until its lease ends', async () => {
  await new Promise<void>((asked) => {
    const die = () => {
      asked();
      return new Promise<never>(() => {});
    };
    void cached(database.db, 'other', die, times);
  });
  at += 31_000;
  await expect(cached(database.db, 'other', ask, times)).resolves.toEqual({ prices: [] });
});
