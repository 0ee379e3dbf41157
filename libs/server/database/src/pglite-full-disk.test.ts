import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { isDatabaseAway, isOutOfResources } from './database-away.ts';
import { pipelinedTransaction } from './pipelined-transaction.ts';
import type { ReopenClock } from './keep-pglite-open.ts';
import { flushWal } from './flush-wal.ts';
import { type Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { startPglite } from './start-pglite.ts';
import { heldClock } from './testing/held-clock.ts';
import { mountSmallDisk } from './testing/small-disk.ts';

const disk = mountSmallDisk('100m')!;
afterAll(() => disk?.remove());
const onSmallDisk = disk ? it : it.skip;
const unless = disk ? '' : ' (skipped: this user may not mount a tmpfs)';

const start = (clock?: ReopenClock) =>
  startPglite({
    folder: disk.folder,
    onLost(reason) {
      throw reason;
    },
    ...(clock && { clock }),
  });

/** Writes two rows in one transaction and waits until they are on the disk. */
async function write(db: Database, n: number): Promise<void> {
  const text = () => randomBytes(25_000).toString('hex');
  await pipelinedTransaction(db, async ({ tx, andCommit }) => {
    await tx.execute(sql`insert into kept values (${n}, ${text()})`);
    return andCommit(() => tx.execute(sql`insert into kept values (${n}, ${text()})`));
  });
  await flushWal(db);
}

const failureOf = (attempt: Promise<void>) =>
  attempt.then(
    () => undefined,
    (error: unknown) => error,
  );

const kept = async (db: Database) =>
  (await db.execute<{ n: number; rows: number }>(sql`select n, count(*)::int as rows from kept group by n order by n`))
    .rows;

const createTable = sql`create table if not exists kept (n int, text text)`;

onSmallDisk(`fails what has no space, and keeps what comes after space was freed${unless}`, async () => {
  const unexpected = jest.fn();
  const { db, close } = await openDatabase(
    { pglite: start() },
    { error: unexpected, warn: unexpected, info: unexpected },
  );
  await db.execute(createTable);
  await write(db, 1);
  disk.fill();
  expect(isOutOfResources(await failureOf(write(db, 2)))).toBe(true);
  disk.free();
  await write(db, 3);
  expect(await kept(db)).toEqual([
    { n: 1, rows: 2 },
    { n: 3, rows: 2 },
  ]);
  expect(unexpected).not.toHaveBeenCalled();
  await db.execute(sql`drop table kept`);
  await close();
});

onSmallDisk(`opens again by itself once a full disk has space, and lost nothing${unless}`, async () => {
  const held = heldClock();
  const stopped = Promise.withResolvers<boolean>();
  const open = Promise.withResolvers<void>();
  const log = {
    error() {
      // PostgreSQL may free enough space by itself to open again.
      disk.fill();
      stopped.resolve(true);
    },
    warn: () => {},
    info: () => open.resolve(),
  };
  const { db, close } = await openDatabase({ pglite: start(held.clock) }, log);
  await db.execute(createTable);
  disk.fill(20 * 2 ** 20);

  const acknowledged: number[] = [];
  const failures: unknown[] = [];
  for (let n = 1, isStopped = false; !isStopped; n += 1) {
    const failure = await failureOf(write(db, n));
    if (failure === undefined) acknowledged.push(n);
    else failures.push(failure);
    // Either PostgreSQL stopped, or this row did not fit.
    isStopped = failure !== undefined && !isOutOfResources(failure) && (await stopped.promise);
  }
  expect(acknowledged.length).toBeGreaterThan(10);
  expect(failures.filter((failure) => !isDatabaseAway(failure))).toEqual([]);

  await held.isAsked;
  expect(isDatabaseAway(await failureOf(write(db, 0)))).toBe(true);
  disk.free();
  held.endPauses();
  await open.promise;
  await write(db, -1);
  const rows = await kept(db);
  expect(rows.filter(({ n }) => acknowledged.includes(n))).toHaveLength(acknowledged.length);
  expect(rows.filter((row) => row.rows !== 2)).toEqual([]);
  await close();

  const again = await openDatabase({ pglite: start() });
  expect(await kept(again.db)).toEqual(rows);
  await again.close();
});
