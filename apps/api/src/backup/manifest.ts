import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupFailure } from './backup-failure.ts';

const StoredFile = z.object({ bytes: z.number(), sha256: z.string() });

/** Folders of a machine that a backup has, with the names that they have below DATA_DIR. */
export const storeNames = ['files', 'releases', 'release-keys'] as const;

export const Manifest = z.object({
  version: z.literal(1),
  created_at: z.iso.datetime(),
  /** The version of the PostgreSQL server. */
  server: z.string(),
  dump: StoredFile,
  tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
  /** Files by path, for each store that is a folder. */
  stores: z.partialRecord(z.enum(storeNames), z.record(z.string(), StoredFile)),
});

export type Manifest = z.infer<typeof Manifest>;
export type StoredFile = z.infer<typeof StoredFile>;

export const dumpFile = 'database.dump';
const manifestFile = 'manifest.json';

export async function writeManifest(backup: string, manifest: Manifest): Promise<void> {
  await writeFile(join(backup, manifestFile), `${JSON.stringify(manifest, undefined, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
}

/** @throws BackupFailure if the folder has no readable manifest */
export async function readManifest(backup: string): Promise<Manifest> {
  const path = join(backup, manifestFile);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupFailure('damaged', `${path} cannot be read (${code}). Name the folder of one backup`);
  });
  const { data, error } = Manifest.safeParse(parsed(text));
  if (error) throw new BackupFailure('damaged', `${path} is damaged: it is not the manifest of a backup`);
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
