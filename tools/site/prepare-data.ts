import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepCompiled } from '../start/keep-compiled.ts';
import { startSiteDatabases } from './site-database.ts';
import { startSite } from './start-site.ts';

/**
 * Starts and stops the built product, which leaves published, migrated and filled data: in its data folder with the
 * embedded database, and, unless SITE_DATABASE is `embedded`, in a PostgreSQL that keeps running. From then on, sites
 * that start on their own data in this process and its children begin with a copy of it, and load precompiled modules.
 * @returns a function that removes the data
 */
export async function prepareData(): Promise<() => Promise<void>> {
  keepCompiled();
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-prepared-'));
  const dataDir = join(folder, 'data');
  await (await startSite({ dataDir })).stop();
  process.env.PREPARED_DATA = dataDir;
  const stopDatabases = process.env.SITE_DATABASE === 'embedded' ? undefined : await startSiteDatabases(fill);
  return async () => {
    delete process.env.PREPARED_DATA;
    await stopDatabases?.();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Starts the product once, which migrates and fills an empty database. */
async function fill(url: string): Promise<void> {
  const site = await startSite({ env: { DATABASE_URL: url } });
  await site.stop();
}
