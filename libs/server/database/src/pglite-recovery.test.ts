import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDatabaseAway } from './database-away.ts';
import { flushWal } from './flush-wal.ts';
import { openDatabase } from './open-database.ts';
import { startPglite } from './start-pglite.ts';
import { heldClock } from './testing/held-clock.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-recovery-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const onLost = (reason: Error) => {
  throw reason;
};

it('starts over if the first start was interrupted', async () => {
  mkdirSync(join(folder, 'pglite'));
  writeFileSync(join(folder, 'pglite', 'PG_VERSION'), '18\n');
  writeFileSync(join(folder, 'pglite-unfinished'), '');
  const { pool, close } = await openDatabase({ pglite: startPglite({ folder, onLost }) });
  await pool.query('create table kept (n int, text text)');
  await close();
  expect(existsSync(join(folder, 'pglite-unfinished'))).toBe(false);
});

it('reopens after a panic once the cause is gone, with every acknowledged write', async () => {
  const { clock, isAsked, endPauses } = heldClock();
  const open = Promise.withResolvers<void>();
  const reasons: unknown[] = [];
  const { db, pool, close } = await openDatabase(
    { pglite: startPglite({ folder, onLost, clock }) },
    { error: ({ reason }: { reason: string }) => reasons.push(reason), warn: () => {}, info: () => open.resolve() },
  );
  const write = (n: number) =>
    pool.query(
      `insert into kept select $1, string_agg(md5((n * random())::text), '') from generate_series(1, 10000) as n`,
      [n],
    );
  // PostgreSQL panics if it cannot create the next file of its write-ahead log.
  const wal = join(folder, 'pglite', 'pg_wal');
  renameSync(wal, `${wal}-away`);
  let failure: unknown;
  let acknowledged = 0;
  while (!failure)
    await write(acknowledged + 1).then(
      () => (acknowledged += 1),
      (error: unknown) => (failure = error),
    );
  expect(isDatabaseAway(failure)).toBe(true);

  await isAsked;
  renameSync(`${wal}-away`, wal);
  endPauses();
  await open.promise;
  expect(reasons).toEqual([expect.stringMatching(/could not .* "pg_wal/)]);
  const { rows } = await pool.query<{ n: number }>('select n from kept order by n');
  expect(rows.slice(0, acknowledged).map(({ n }) => n)).toEqual(Array.from({ length: acknowledged }, (_, n) => n + 1));
  await write(-1);
  await flushWal(db);
  await close();
});
