import { readFile, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FileStore } from '@greenroom/ports/file-store';
import { placesIn, withDraft } from '../folder-files.ts';

/** Codes of a missing file, or of a folder in its place. */
const nothing: readonly (string | undefined)[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** Files in a folder of this machine, or of a disk shared by several. */
export function folderFiles(folder: string): FileStore {
  const root = resolve(folder);
  const placeOf = placesIn(root, 'file store');
  return {
    name: `the folder ${root}`,
    async read(key) {
      try {
        return await readFile(placeOf(key));
      } catch (error) {
        if (nothing.includes((error as NodeJS.ErrnoException).code)) return undefined;
        throw error;
      }
    },
    async write(key, bytes) {
      const place = placeOf(key);
      await withDraft(place, bytes, (draft) => rename(draft, place));
    },
    remove: async (key) => rm(placeOf(key), { force: true }),
  };
}
