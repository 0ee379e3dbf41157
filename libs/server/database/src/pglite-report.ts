import { FolderInUseError } from './folder-lock.ts';
import type { PgliteAddresses } from './serve-pglite.ts';

/** Input of PGlite's worker thread. */
export interface PgliteWorkerData {
  /** Undefined for a database in memory. */
  folder: string | undefined;
  /** Path of an archive (PGlite's `dumpDataDir`) from which a new database starts. */
  template: string | undefined;
  addresses: PgliteAddresses;
}

/** Why PGlite ended or could not be opened; `storage` ends once space is freed or the disk recovers. */
export type PgliteTrouble = 'folder-in-use' | 'storage' | 'other';

/** Messages from PGlite's worker thread. */
export type PgliteReport = { type: 'ready' } | { type: 'failed'; trouble: PgliteTrouble; message: string };

/** Messages and codes of PostgreSQL and Node for a full or failing disk. */
const storageWords = /No space left on device|Disk quota exceeded|Input\/output error|Read-only file system|I\/O error/;
const storageCodes = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS'];

/** The same as WASI error numbers, which PGlite's file system throws without a message. */
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
