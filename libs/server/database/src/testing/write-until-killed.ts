/**
 * Writes to PGlite until it is killed: `node write-until-killed.ts <data folder> <round>`. Each write is two rows of
 * one transaction. Prints a JSON line for each acknowledged and each failed write.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pipelinedTransaction } from '../pipelined-transaction.ts';
import { flushWal } from '../flush-wal.ts';
import { type Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { startPglite } from '../start-pglite.ts';

export type WriterLine = { kept: string } | { failed: string };

const [folder = '', round = '0'] = process.argv.slice(2);

// Writes to a pipe are synchronous, so a kill loses no line of an acknowledged write.
const tell = (line: WriterLine) => process.stdout.write(`${JSON.stringify(line)}\n`);
const failStart = (reason: Error): never => {
  tell({ failed: reason.message });
  process.exit(1);
};

const row = (id: string, half: number) => sql`(${id}, ${Number(round)}, ${half})`;
const insert = (rows: ReturnType<typeof sql>) => sql`insert into drill_rows (id, round, half) values ${rows}`;

/** The kinds of writes that the product makes. */
const ways: ((db: Database, id: string) => Promise<unknown>)[] = [
  (db, id) => db.execute(insert(sql`${row(id, 1)}, ${row(id, 2)}`)),
  (db, id) =>
    db.transaction(async (tx) => {
      await tx.execute(insert(row(id, 1)));
      await tx.execute(insert(row(id, 2)));
    }),
  async (db, id) => {
    await pipelinedTransaction(db, async ({ tx, andCommit }) => {
      await tx.execute(insert(row(id, 1)));
      return andCommit(() => tx.execute(insert(row(id, 2))));
    });
    await flushWal(db);
  },
];

/** Makes the pool drop its connection, as every failed query does. */
async function failOnPurpose(db: Database): Promise<void> {
  await db.execute(sql`select 1 / 0`).catch(() => {});
}

try {
  const { db } = await openDatabase({ pglite: startPglite({ folder, onLost: failStart }) });
  await db.execute(sql`create table if not exists drill_rows (id uuid, round int, half int)`);
  for (let n = 0; ; n += 1) {
    const id = randomUUID();
    await ways[n % ways.length]!(db, id);
    tell({ kept: id });
    if (n % 10 === 9) await failOnPurpose(db);
  }
} catch (error) {
  failStart(error as Error);
}
