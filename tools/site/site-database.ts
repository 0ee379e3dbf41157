import { randomUUID } from 'node:crypto';
import { createDatabase, dropDatabase } from '@greenroom/database/testing/copy-database';
import { startPostgres } from '@greenroom/database/testing/start-postgres';

/** `embedded` is stored in the site's own data folder. */
export type SiteDatabase = 'embedded' | 'postgresql';

/** The template database that sites copy. */
const prepared = 'prepared';

/**
 * Starts a PostgreSQL for sites in this process and its children, each on a copy of one template database
 * (PREPARED_POSTGRES).
 * @param fill fills the template and closes its connections to it
 * @returns a function that stops the server
 */
export async function startSiteDatabases(fill: (url: string) => Promise<void>): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ durable: false });
  await fill(await createDatabase(postgres.url, prepared));
  process.env.PREPARED_POSTGRES = postgres.url;
  return async () => {
    delete process.env.PREPARED_POSTGRES;
    await postgres.stop();
  };
}

/**
 * Creates a database for one site.
 * @param asked by default PostgreSQL if it runs
 * @returns its address (undefined for the embedded database), and a function that drops it when it is no longer used
 */
export async function siteDatabase(
  asked: SiteDatabase | undefined,
): Promise<{ url: string | undefined; drop: () => Promise<void> }> {
  const server = process.env.PREPARED_POSTGRES;
  if (asked === 'embedded' || server === undefined) return { url: undefined, drop: async () => {} };
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  return { url: await createDatabase(server, name, prepared), drop: () => dropDatabase(server, name) };
}
