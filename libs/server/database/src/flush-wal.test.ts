import type { Database } from './database.ts';
import { flushWal } from './flush-wal.ts';

/** A database whose flushes end when the test says so. */
function slowDisk() {
  const trips: { end(): void; fail(): void }[] = [];
  const query = () =>
    new Promise((resolve, reject) => trips.push({ end: () => resolve({}), fail: () => reject(new Error('no disk')) }));
  return { trips, db: { $client: { query } } as unknown as Database };
}

it('combines the requests made during a flush into the next one', async () => {
  const { trips, db } = slowDisk();
  const first = flushWal(db);
  const others = [flushWal(db), flushWal(db)];
  expect(trips).toHaveLength(1);
  trips[0]!.end();
  await first;
  await Promise.resolve();
  expect(trips).toHaveLength(2);
  const late = flushWal(db);
  trips[1]!.end();
  await Promise.all(others);
  await new Promise(setImmediate);
  trips[2]!.end();
  await late;
  await new Promise(setImmediate);
  void flushWal(db);
  expect(trips).toHaveLength(4);
});

it('rejects the requests of a failed flush, and continues with the next', async () => {
  const { trips, db } = slowDisk();
  const first = flushWal(db);
  const next = flushWal(db);
  trips[0]!.fail();
  await expect(first).rejects.toThrow('no disk');
  await new Promise(setImmediate);
  trips[1]!.end();
  await expect(next).resolves.toBeUndefined();
});
