import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepCompiled } from '../start/keep-compiled.ts';
import { startSiteDatabases } from './site-database.ts';
import { startSite } from './start-site.ts';

/**
 * Starts the built product and stops it, which leaves data that is published, migrated and filled: in its data folder
 * with the embedded database, and in a PostgreSQL that runs from then on, unless SITE_DATABASE is `embedded`. Sites that
 * start on data of their own begin with a copy of it from then on, in this process and its children, and load modules
 * that are compiled already.
 * @returns removes it
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

/** Has a start of the product migrate and fill an empty database. */
async function fill(url: string): Promise<void> {
  const site = await startSite({ env: { DATABASE_URL: url } });
  await site.stop();
}
