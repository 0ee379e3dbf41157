import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { startSite } from './start-site.ts';

/**
 * Starts the built product once and stops it, which leaves data that is published, migrated and filled. Sites that start
 * on data of their own begin with a copy of it from then on, in this process and its children, and load modules that are
 * compiled already.
 * @returns removes it
 */
export async function prepareData(): Promise<() => void> {
  process.env.NODE_COMPILE_CACHE ??= join(workspaceRoot, 'node_modules/.cache/greenroom/compiled');
  const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-prepared-'));
  const site = await startSite({ dataDir });
  await site.stop();
  process.env.PREPARED_DATA = dataDir;
  return () => {
    delete process.env.PREPARED_DATA;
    rmSync(dataDir, { recursive: true, force: true });
  };
}
