import { join } from 'node:path';
import { type TableDigests, verifyDump } from '@greenroom/database';
import { BackupFailure } from './backup-failure.ts';
import { measureFile } from './copy-folder.ts';
import { dumpFile, type Manifest, readManifest, type StoredFile } from './manifest.ts';

export interface VerifiedBackup {
  tables: number;
  rows: number;
  files: number;
  bytes: number;
}

/**
 * Checks every file of a backup against its manifest, restores the dump into a database of its own, and compares all
 * tables.
 * @param url a database of the server on which the dump is tried
 * @throws BackupFailure or RestoreDifferenceError if the backup is not whole
 */
export async function verifyBackup(url: string, backup: string): Promise<VerifiedBackup> {
  const manifest = await checkedManifest(backup);
  await verifyDump(url, { file: join(backup, dumpFile), tables: tablesOf(manifest) });
  const files = storedFiles(manifest);
  return {
    tables: Object.keys(manifest.tables).length,
    rows: Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0),
    files: files.length,
    bytes: files.reduce((sum, [, { bytes }]) => sum + bytes, manifest.dump.bytes),
  };
}

/**
 * Reads a backup's manifest and compares the checksum of every file.
 * @throws BackupFailure that names the first files that are missing or differ
 */
export async function checkedManifest(backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  const damaged: string[] = [];
  for (const [path, { bytes, sha256 }] of [[dumpFile, manifest.dump] as const, ...storedFiles(manifest)]) {
    const found = await measureFile(join(backup, path));
    if (!found) damaged.push(`${path} is missing`);
    else if (found.bytes !== bytes || found.sha256 !== sha256) damaged.push(`${path} was changed or is damaged`);
  }
  if (damaged.length === 0) return manifest;
  const more = damaged.length > 10 ? `\n… and ${damaged.length - 10} more` : '';
  throw new BackupFailure('damaged', `The backup ${backup} is damaged:\n${damaged.slice(0, 10).join('\n')}${more}`);
}

export const tablesOf = ({ tables }: Manifest): TableDigests => new Map(Object.entries(tables));

const storedFiles = ({ stores }: Manifest): [path: string, StoredFile][] =>
  Object.entries(stores).flatMap(([store, files]) =>
    Object.entries(files).map(([path, file]): [string, StoredFile] => [`${store}/${path}`, file]),
  );
