import { renameSync, statSync } from 'node:fs';
import { link, readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { FolderInUseError, lockFolder } from '@greenroom/database';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import { placesIn, withDraft } from '../folder-files.ts';

/** Waits for another process that is writing; each write takes milliseconds. */
const lockWaitMs = 10_000;

/** Releases in a folder of this machine, or of a disk shared by several. */
export function folderStore(folder: string): ReleaseStore {
  const root = resolve(folder);
  const placeOf = placesIn(root, 'release store');
  return {
    name: `the folder ${root}`,
    freshForMs: 0,
    async read(key) {
      const place = placeOf(key);
      const tag = tagAt(place);
      if (tag === undefined) return undefined;
      return { bytes: await readFile(place), tag };
    },
    tagOf: async (key) => tagAt(placeOf(key)),
    async remove(key) {
      const place = placeOf(key);
      await rm(place, { force: true });
      // Removes parent folders that are now empty.
      for (let at = dirname(place); at !== root; at = dirname(at)) if (!(await removeIfEmpty(at))) break;
    },
    async write(key, bytes, instead) {
      const place = placeOf(key);
      return withDraft(place, bytes, (draft) => {
        if (instead === undefined) return linkUnlessThere(draft, place);
        return whileLocked(root, () => {
          if (tagAt(place) !== instead) return false;
          renameSync(draft, place);
          return true;
        });
      });
    },
  };
}

/** Removes a folder if it is empty, and returns whether it did. */
async function removeIfEmpty(place: string): Promise<boolean> {
  return rmdir(place).then(
    () => true,
    () => false,
  );
}

/** Identifies a file's content. Files are only ever replaced, so new content has a new inode and time. */
function tagAt(place: string): string | undefined {
  const found = statSync(place, { bigint: true, throwIfNoEntry: false });
  return found?.isFile() ? `${found.ino}-${found.mtimeNs}-${found.size}` : undefined;
}

/** Links the draft to the target name atomically; returns false if the name is taken. */
async function linkUnlessThere(draft: string, place: string): Promise<boolean> {
  try {
    await link(draft, place);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Runs work under the folder's lock. The work is synchronous, so two writers in one process never wait for each other.
 */
function whileLocked<Result>(folder: string, work: () => Result): Result {
  const unlock = lock(folder);
  try {
    return work();
  } finally {
    unlock();
  }
}

function lock(folder: string): () => void {
  try {
    return lockFolder(folder, lockWaitMs);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new Error(`Another process is writing to the release store ${folder}`, { cause: error });
  }
}
