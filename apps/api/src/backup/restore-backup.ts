import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreDatabase } from '@greenroom/database';
import { BackupFailure } from './backup-failure.ts';
import { copyFolder } from './copy-folder.ts';
import { dumpFile } from './manifest.ts';
import { checkedManifest, tablesOf } from './verify-backup.ts';

export interface RestoreCommand {
  /** The folder of one backup. */
  backup: string;
  database: string;
  /** The folder into which `files` and `releases` are put; without it, only the database is restored. */
  dataDir: string | undefined;
  /** Whether a database and folders that are not empty are replaced. */
  overwrite: boolean;
}

/**
 * Restores a backup after checking all of its files. Nothing is changed unless all targets are empty or may be replaced.
 * @param url any database of the server to restore into
 * @throws BackupFailure, DatabaseNotEmptyError or RestoreDifferenceError
 */
export async function restoreBackup(
  url: string,
  { backup, database, dataDir, overwrite }: RestoreCommand,
): Promise<{ tables: number; files: number }> {
  const manifest = await checkedManifest(backup);
  const stores = dataDir === undefined ? [] : Object.keys(manifest.stores);
  const targets = stores.map((store) => ({ from: join(backup, store), to: join(dataDir ?? '', store) }));
  for (const { to } of targets) {
    if (!overwrite && (await hasEntries(to)))
      throw new BackupFailure(
        'notEmpty',
        `The folder ${to} is not empty. Name another data folder, or replace its content with --overwrite`,
      );
  }
  const tables = tablesOf(manifest);
  await restoreDatabase({ url, database, overwrite }, { file: join(backup, dumpFile), tables });
  let files = 0;
  for (const { from, to } of targets) {
    const made = `${to}.restoring`;
    await rm(made, { recursive: true, force: true });
    files += Object.keys(await copyFolder(from, made)).length;
    await rm(to, { recursive: true, force: true });
    await rename(made, to);
  }
  return { tables: tables.size, files };
}

async function hasEntries(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
