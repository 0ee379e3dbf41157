import type { PGlite } from '@electric-sql/pglite';

/**
 * Checks the size of the write-ahead log every `lookEvery` answers; a checkpoint follows every `checkpointEvery` bytes.
 */
const defaults = { lookEvery: 500, checkpointEvery: 64 * 2 ** 20 };

const position = `select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as bytes`;

/**
 * Does the maintenance that a PostgreSQL server runs in background processes and PGlite lacks. Without checkpoints the
 * write-ahead log fills the disk, and opening after a kill replays all of it. Without VACUUM each changed or deleted
 * row makes its table grow for good.
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
      // Fails if the disk is full; the queries that fail for the same reason report it.
      await db.exec('vacuum (analyze)').catch(() => {});
      await db.exec('checkpoint').catch(() => {});
      // VACUUM writes to the log as well.
      last = await bytes();
    },
  };
}
