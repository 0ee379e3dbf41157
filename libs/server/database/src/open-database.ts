import type { OpenDatabase } from './database.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ReopenLog } from './keep-pglite-open.ts';
import { migrateDatabase, type Migrations } from './migrate.ts';
import { noOtherInstances, notificationsOfPostgres } from './notifications.ts';
import { DatabaseUnavailableError, type Pglite, type PgliteConnection } from './start-pglite.ts';

/**
 * How many queries run side by side. PGlite is one session: inside a transaction, everything goes through `tx`,
 * since a query beside it would wait for the one connection the transaction holds.
 */
const poolSize = { PostgreSQL: 10, PGlite: 1 };

/** A query that waits longer than this for a connection fails, instead of hanging. */
const connectionTimeoutMillis = 10_000;

/** A PostgreSQL by its address, PGlite that is being started, or one that another process has started. */
export type DatabaseChoice = { url: string } | { pglite: Promise<Pglite> } | { guestOf: PgliteConnection };

/**
 * Opens the database and brings it up to date. PostgreSQL and PGlite are reached by the same driver.
 * @param log told when PGlite stops and is opened again
 * @param migrations by default the product's
 * @throws DatabaseUnavailableError with a sentence for the person who starts the product
 */
export async function openDatabase(
  choice: DatabaseChoice,
  log?: ReopenLog,
  migrations?: Migrations,
): Promise<OpenDatabase> {
  const adapter = 'url' in choice ? 'PostgreSQL' : 'PGlite';
  const url = 'url' in choice ? choice.url : undefined;
  const pglite = 'pglite' in choice ? await choice.pglite : undefined;
  const served = 'guestOf' in choice ? choice.guestOf : pglite?.connection;
  if (log) pglite?.logTo(log);
  const pool = new pg.Pool({
    ...(served ? { ...served, user: 'postgres', database: 'postgres' } : { connectionString: url }),
    max: poolSize[adapter],
    connectionTimeoutMillis,
    /** What is asked on one connection without waiting for the answer before it goes out at once (`pipelined-transaction.ts`). */
    pipeline: true,
    /** PGlite's connection stays: opening one costs more than a query. */
    idleTimeoutMillis: served ? 0 : 30_000,
    application_name: 'greenroom',
  });
  /** An idle connection that breaks is replaced by the pool at the next query. */
  pool.on('error', () => {});
  /** One that breaks in use fails what was asked on it; that it says so besides would end the process. */
  pool.on('connect', (client) => client.on('error', () => {}));
  const close = async () => {
    await pool.end();
    await pglite?.close();
  };
  try {
    await migrateDatabase({ pool, adapter }, migrations);
  } catch (error) {
    await close();
    throw url && isConnectionError(error)
      ? new DatabaseUnavailableError('The database that DATABASE_URL names does not answer.', { cause: error })
      : error;
  }
  const notifications = url === undefined ? noOtherInstances : notificationsOfPostgres(url);
  return {
    db: drizzle(pool),
    pool,
    adapter,
    notifications,
    ping: () => ping(pool),
    async close() {
      await notifications.close();
      await close();
    },
  };
}

async function ping(pool: pg.Pool): Promise<void> {
  const timeout = AbortSignal.timeout(2_000);
  const tooLate = new Promise<never>((_, reject) => {
    timeout.addEventListener('abort', () => reject(new DatabaseUnavailableError('The database does not answer.')));
  });
  await Promise.race([pool.query('select 1'), tooLate]);
}

function isConnectionError(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? '';
  return (
    ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'].includes(code) || code.startsWith('28') || code === '3D000'
  );
}
