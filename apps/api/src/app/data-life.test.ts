import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestDatabase, type TestDatabase } from '@greenroom/database/testing/open-test-database';
import { fuzzPerson, type FuzzPerson, ownPassword } from './evaluation/fuzz/fuzz-people.ts';
import { openProduct, type ProductUnderTest } from './evaluation/fuzz/open-product.ts';

/** A person's mark is part of their name and of what they write; the test searches for it in every table and file. */
let database: TestDatabase;
let product: ProductUnderTest;
let me: FuzzPerson;
let other: FuzzPerson;
beforeAll(async () => {
  database = await makeTestDatabase();
  product = await openProduct(database.choice);
  [me, other] = [await fuzzPerson(product, 'member A'), await fuzzPerson(product, 'member B')];
});
afterAll(async () => {
  await product.close();
  await database.drop();
});

const tables = async () =>
  (
    await product.database.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
  ).rows.map(({ name }) => name);

/** Counts the rows that contain one of these words, by table. */
async function where(words: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await tables()) {
    const { rows } = await product.database.pool.query<{ count: number }>(
      `select count(*)::int as count from ${table} as one where one::text ilike any ($1)`,
      [words.map((word) => `%${word}%`)],
    );
    if (rows[0]!.count > 0) found[table] = rows[0]!.count;
  }
  return found;
}

const files = (word: string) => {
  try {
    return execFileSync('grep', ['-rl', word, product.dataDir], { encoding: 'utf8' }).trim().split('\n');
  } catch {
    return [];
  }
};

test('personal data is in many tables, and after deletion only in those kept by law or for the last mail', async () => {
  const { id, email } = await me.browser.me();
  const words = [me.mark, id!, email!];
  const before = await where(words);
  expect(Object.keys(before).length).toBeGreaterThan(12);
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([
      'public.messages',
      'public.materials',
      'public.meetings',
      'public.role_plays',
      'public.checkouts',
    ]),
  );
  const theirs = await where([other.mark]);
  await me.browser.ask('POST', '/api/v1/users/me/deletion', { password: ownPassword });
  await product.database.pool.query(`update accounts set deleted_from = now() where uuid = $1`, [id]);
  await product.deleteDue();
  // As in docs/retention.md: mails for 30 days, and in a demonstration the data kept in place of vendors.
  expect(Object.keys(await where(words)).toSorted()).toEqual([
    'payment_sandbox.events',
    'payment_sandbox.idempotency_keys',
    'payment_sandbox.objects',
    'public.mails',
    'public.outbox_mails',
  ]);
  expect(await where([other.mark])).toEqual(theirs);
  expect(files(me.mark)).toEqual([]);
});

test('a file that contains the mark would be found', () => {
  mkdirSync(join(product.dataDir, 'files'), { recursive: true });
  writeFileSync(join(product.dataDir, 'files/left'), `x${me.mark}x`);
  expect(files(me.mark)).toHaveLength(1);
});
