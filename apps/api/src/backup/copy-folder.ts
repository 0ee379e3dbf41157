import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StoredFile } from './manifest.ts';

/**
 * Copies all files of a folder. Files that are deleted meanwhile are left out.
 * @returns size and SHA-256 of each copy, by its path in the folder; empty if the folder does not exist
 */
export async function copyFolder(from: string, to: string): Promise<Record<string, StoredFile>> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const copied: Record<string, StoredFile> = {};
  for (const path of await filesIn(from)) {
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const file = await copyFile(join(from, path), target);
    if (file) copied[path.split(sep).join('/')] = file;
  }
  return copied;
}

/** Returns size and SHA-256 of a file, or undefined if it does not exist. */
export async function measureFile(path: string): Promise<StoredFile | undefined> {
  return hashed(path);
}

async function copyFile(from: string, to: string): Promise<StoredFile | undefined> {
  const file = await hashed(from, to);
  if (!file) await rm(to, { force: true });
  return file;
}

async function hashed(path: string, copy?: string): Promise<StoredFile | undefined> {
  const hash = createHash('sha256');
  let bytes = 0;
  const read = createReadStream(path);
  const measure = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  try {
    if (copy === undefined) for await (const _ of measure(read));
    else await pipeline(read, measure, createWriteStream(copy, { mode: 0o600, flush: true }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Returns the paths of all files below a folder, relative to it. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
