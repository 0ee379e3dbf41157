import type { PGlite } from '@electric-sql/pglite';

/** After how many answers the log is looked at, and after how many bytes of it there is a checkpoint. */
const defaults = { lookEvery: 500, checkpointEvery: 64 * 2 ** 20 };

const position = `select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as bytes`;

/**
 * Does what a PostgreSQL server does in processes of its own, and PGlite does not. Checkpoints: without them the
 * write-ahead log fills the disk, and opening after a kill goes through all of it. VACUUM: without it tables only grow,
 * with each row that is changed or deleted.
 */
export async function maintainPglite(db: PGlite, { lookEvery, checkpointEvery } = defaults) {
  const bytes = async () => (await db.query<{ bytes: number }>(position)).rows[0]!.bytes;
  let last = await bytes();
  let answers = 0;
  return {
    async afterAnswer() {
      answers += 1;
      if (answers < lookEvery) return;
      answers = 0;
      const now = await bytes();
      if (now - last < checkpointEvery) return;
      // Where the disk is full it fails, and the queries that fail for the same reason say so.
      await db.exec('vacuum (analyze)').catch(() => {});
      await db.exec('checkpoint').catch(() => {});
      // VACUUM writes to the log as well.
      last = await bytes();
    },
  };
}
