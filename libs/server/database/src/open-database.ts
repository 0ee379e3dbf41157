import type { OpenDatabase } from './database.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ReopenLog } from './keep-pglite-open.ts';
import { migrateDatabase, type Migrations } from './migrate.ts';
import { noOtherInstances, notificationsOfPostgres } from './notifications.ts';
import { DatabaseUnavailableError, type Pglite, type PgliteConnection } from './start-pglite.ts';

/**
 * How many queries run concurrently. PGlite has one session: inside a transaction every query must use `tx`, since a
 * query on the pool would wait for the connection that the transaction holds.
 */
const poolSize = { PostgreSQL: 10, PGlite: 1 };

/** A query that waits longer than this for a connection fails. */
const connectionTimeoutMillis = 10_000;

/** A PostgreSQL URL, a PGlite that is starting, or a PGlite that another process serves. */
export type DatabaseChoice = { url: string } | { pglite: Promise<Pglite> } | { guestOf: PgliteConnection };

/**
 * Opens the database and applies pending migrations. PostgreSQL and PGlite use the same driver.
 * @param log logs when PGlite stops and reopens
 * @param migrations the product's by default
 * @throws DatabaseUnavailableError with a message for the operator
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
    /** Sends queries of one connection without waiting for earlier answers (`pipelined-transaction.ts`). */
    pipeline: true,
    /** Keeps PGlite's connection open, because opening one costs more than a query. */
    idleTimeoutMillis: served ? 0 : 30_000,
    application_name: 'greenroom',
  });
  /** The pool replaces a broken idle connection at the next query. */
  pool.on('error', () => {});
  /** A connection that breaks in use rejects its queries; its error event, unhandled, would end the process. */
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
