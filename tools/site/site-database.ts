import { randomUUID } from 'node:crypto';
import { createDatabase, dropDatabase } from '@greenroom/database/testing/copy-database';
import { startPostgres } from '@greenroom/database/testing/start-postgres';

/** `embedded` lies in the site's own data folder. */
export type SiteDatabase = 'embedded' | 'postgresql';

/** The database that those of sites are copies of. */
const prepared = 'prepared';

/**
 * Starts a PostgreSQL on which sites stand from then on, each on a copy of one database, in this process and its children
 * (PREPARED_POSTGRES).
 * @param fill fills that database, and leaves nobody connected to it
 * @returns ends it
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
 * A database for one site.
 * @param asked left out, PostgreSQL where it stands ready
 * @returns its address, none of the embedded one, and what removes it once nobody uses it
 */
export async function siteDatabase(
  asked: SiteDatabase | undefined,
): Promise<{ url: string | undefined; drop: () => Promise<void> }> {
  const server = process.env.PREPARED_POSTGRES;
  if (asked === 'embedded' || server === undefined) return { url: undefined, drop: async () => {} };
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  return { url: await createDatabase(server, name, prepared), drop: () => dropDatabase(server, name) };
}
