import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepCompiled } from '../start/keep-compiled.ts';
import { startSiteDatabases } from './site-database.ts';
import { startSite } from './start-site.ts';

/**
 * Starts and stops the built product, which leaves published, migrated and filled data: in a data folder, and in a
 * PostgreSQL that keeps running, or with SITE_DATABASE=embedded in that folder as well. From then on, sites that start
 * on their own data in this process and its children begin with a copy of it, and load precompiled modules.
 * @returns a function that removes the data
 */
export async function prepareData(): Promise<() => Promise<void>> {
  keepCompiled();
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-prepared-'));
  const dataDir = join(folder, 'data');
  const fill = async (env: Record<string, string>) => (await startSite({ dataDir, env })).stop();
  const embedded = process.env.SITE_DATABASE === 'embedded';
  if (embedded) await fill({});
  const stopDatabases = embedded ? undefined : await startSiteDatabases((url) => fill({ DATABASE_URL: url }));
  process.env.PREPARED_DATA = dataDir;
  return async () => {
    delete process.env.PREPARED_DATA;
    await stopDatabases?.();
    rmSync(folder, { recursive: true, force: true });
  };
}
