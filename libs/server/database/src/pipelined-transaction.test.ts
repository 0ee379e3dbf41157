import { sql } from 'drizzle-orm';
import { pipelinedTransaction } from './pipelined-transaction.ts';
import type { OpenDatabase } from './database.ts';
import { openTestDatabase } from './testing/open-test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('create table told (n int primary key)');
});
beforeEach(() => database.pool.query('truncate told'));
afterAll(() => database.close());

const kept = async () => (await database.pool.query('select n from told order by n')).rows.map(({ n }) => n as number);

it('commits the pipelined queries and the one sent with the commit', async () => {
  const last = await pipelinedTransaction(database.db, async ({ tx, andCommit }) => {
    await Promise.all([tx.execute(sql`insert into told values (1)`), tx.execute(sql`insert into told values (2)`)]);
    return andCommit(() => tx.execute<{ n: number }>(sql`insert into told values (3) returning n`));
  });
  expect(last.rows).toEqual([{ n: 3 }]);
  expect(await kept()).toEqual([1, 2, 3]);
});

it('commits a transaction without a last query', async () => {
  await pipelinedTransaction(database.db, ({ tx }) => tx.execute(sql`insert into told values (1)`));
  expect(await kept()).toEqual([1]);
});

it.each([
  ['the work throws', () => Promise.reject(new Error('no'))],
  ['the last query fails', undefined],
])('commits nothing if %s, and the connection stays usable', async (_, work) => {
  const attempt = pipelinedTransaction(database.db, async ({ tx, andCommit }) => {
    await tx.execute(sql`insert into told values (1)`);
    return andCommit(work ?? (() => tx.execute(sql`insert into told values (1)`)));
  });
  await expect(attempt).rejects.toThrow();
  expect(await kept()).toEqual([]);
});

it('rejects if a query failed whose error was ignored, and commits nothing', async () => {
  const attempt = pipelinedTransaction(database.db, async ({ tx }) => {
    await tx.execute(sql`insert into told values (1)`);
    await Promise.allSettled([tx.execute(sql`insert into told values (1)`)]);
  });
  await expect(attempt).rejects.toThrow('ended the transaction with ROLLBACK');
  expect(await kept()).toEqual([]);
});
