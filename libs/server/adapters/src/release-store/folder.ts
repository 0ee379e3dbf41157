import { renameSync, statSync } from 'node:fs';
import { link, readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { FolderInUseError, lockFolder } from '@greenroom/database';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import { placesIn, withDraft } from '../folder-files.ts';

/** Another process may be writing; each write takes milliseconds. */
const lockWaitMs = 10_000;

/** Releases in a folder of this machine, or of a disk that several share. */
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
      // The folders that held nothing else, up to the first one that does.
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

/** Whether the folder was empty, and is gone. */
async function removeIfEmpty(place: string): Promise<boolean> {
  return rmdir(place).then(
    () => true,
    () => false,
  );
}

/** A file is never written into, only replaced: a new content is a new inode at a new time. */
function tagAt(place: string): string | undefined {
  const found = statSync(place, { bigint: true, throwIfNoEntry: false });
  return found?.isFile() ? `${found.ino}-${found.mtimeNs}-${found.size}` : undefined;
}

/** A second name for the draft: made at once or, where the name is taken, not at all. */
async function linkUnlessThere(draft: string, place: string): Promise<boolean> {
  try {
    await link(draft, place);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The work is synchronous, so that two writers of one process never wait for each other while one holds the lock. */
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
    throw new Error(`Someone else is writing to the release store ${folder}`, { cause: error });
  }
}
