import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpDatabase } from '@greenroom/database';
import type { BackupSettings } from './backup-settings.ts';
import { copyFolder, measureFile } from './copy-folder.ts';
import { dumpFile, type Manifest, writeManifest } from './manifest.ts';
import { type VerifiedBackup, verifyBackup } from './verify-backup.ts';

interface CreateOptions extends BackupSettings {
  /** The folder in which each backup is a folder. */
  to: string;
  /** How many backups to keep, this one included. */
  keep: number;
  now: Date;
}

export interface CreatedBackup extends VerifiedBackup {
  folder: string;
  /** Names of older backups that were deleted. */
  removed: string[];
}

const named = /^\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z$/;
const unfinished = '.unfinished-';

/**
 * Backs up database and stores into a new folder, verifies it, and deletes the oldest backups. A backup that fails or
 * is not verified leaves nothing behind, and no older backup is deleted.
 */
export async function createBackup({ to, keep, now, ...settings }: CreateOptions): Promise<CreatedBackup> {
  const name = now.toISOString().replaceAll(':', '');
  const [folder, making] = [join(to, name), join(to, `${unfinished}${name}`)];
  await mkdir(making, { recursive: true, mode: 0o700 });
  try {
    const dump = join(making, dumpFile);
    const { server, tables } = await dumpDatabase(settings.databaseUrl, dump);
    // Files come after the dump, so that those of all its rows are there.
    const stores: Manifest['stores'] = {};
    for (const [store, from] of Object.entries(settings.stores))
      stores[store as keyof typeof stores] = await copyFolder(from, join(making, store));
    const measured = (await measureFile(dump)) ?? { bytes: 0, sha256: '' };
    await writeManifest(making, {
      version: 1,
      created_at: now.toISOString(),
      server,
      dump: measured,
      tables: Object.fromEntries(tables),
      stores,
    });
    const verified = await verifyBackup(settings.databaseUrl, making);
    await rename(making, folder);
    return { ...verified, folder, removed: await removeOld(to, keep) };
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

async function removeOld(to: string, keep: number): Promise<string[]> {
  const backups = (await readdir(to)).filter((name) => named.test(name)).sort();
  const removed = backups.slice(0, Math.max(0, backups.length - keep));
  for (const name of removed) await rm(join(to, name), { recursive: true });
  return removed;
}
