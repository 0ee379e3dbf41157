import type pg from 'pg';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Notifications } from './notifications.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };

/** Anything that runs queries: the database or a transaction. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  adapter: 'PostgreSQL' | 'PGlite';
  notifications: Notifications;
  /** Rejects if the database does not answer within two seconds. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
