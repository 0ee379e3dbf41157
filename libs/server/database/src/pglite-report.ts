import { FolderInUseError } from './folder-lock.ts';
import type { PgliteAddresses } from './serve-pglite.ts';

/** What the thread of PGlite is given. */
export interface PgliteWorkerData {
  /** Undefined for a database in memory. */
  folder: string | undefined;
  /** Path of an archive (`dumpDataDir` of PGlite) that a new database begins as. */
  template: string | undefined;
  addresses: PgliteAddresses;
}

/** Why PGlite could not be opened, or ended: `storage` ends when space is freed or the disk comes back. */
export type PgliteTrouble = 'folder-in-use' | 'storage' | 'other';

/** What the thread of PGlite tells. */
export type PgliteReport = { type: 'ready' } | { type: 'failed'; trouble: PgliteTrouble; message: string };

/** How PostgreSQL, and Node, name a disk that takes no more, in words and in codes. */
const storageWords = /No space left on device|Disk quota exceeded|Input\/output error|Read-only file system|I\/O error/;
const storageCodes = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS'];

/** The same as numbers (WASI's), where PGlite's file system throws them without a word. */
const storageNumbers: Record<number, string> = {
  19: 'Disk quota exceeded',
  29: 'Input/output error',
  51: 'No space left on device',
  69: 'Read-only file system',
};

export function asReport(reason: Error & { code?: unknown; errno?: unknown }): PgliteReport {
  const { code, errno } = reason;
  const message = reason.message || storageNumbers[Number(errno)] || reason.name;
  return { type: 'failed', trouble: troubleOf(), message };

  function troubleOf(): PgliteTrouble {
    if (reason instanceof FolderInUseError) return 'folder-in-use';
    return storageWords.test(message) || storageCodes.includes(String(code)) ? 'storage' : 'other';
  }
}
