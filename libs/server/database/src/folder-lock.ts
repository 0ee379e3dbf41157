import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown when another process uses the data folder. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `Another Greenroom is already running on the data folder ${folder}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Locks a folder for this process. SQLite holds the lock through the kernel, so the lock ends with the process and
 * leaves no stale lock file.
 * @param waitMilliseconds how long to wait for another process to release the folder
 * @returns a function that releases the folder
 * @throws FolderInUseError
 */
export function lockFolder(folder: string, waitMilliseconds = 2_000): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec(`PRAGMA busy_timeout = ${waitMilliseconds}; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE`);
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) throw new FolderInUseError(folder);
    throw error;
  }
  return () => lock.close();
}

/** https://www.sqlite.org/rescode.html#busy */
const sqliteBusy = 5;
