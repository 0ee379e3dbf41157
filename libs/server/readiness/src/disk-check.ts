import type { statfs } from 'node:fs/promises';

const megabyte = 2 ** 20;

/** An instance with less free space is not ready. In bytes; a segment of PostgreSQL's write-ahead log is 16 MB. */
export const leastFreeBytes = 64 * megabyte;

/** `off`: no data is stored in a local folder. The figures are absent if the operating system gave none. */
export interface DiskState {
  status: 'ok' | 'failing' | 'off';
  freeMb?: number;
  neededMb?: number;
}

/**
 * Checks the free space of a folder's disk.
 * @throws the operating system's error if it cannot tell
 */
export async function checkDisk(folder: string, readStats: typeof statfs): Promise<DiskState> {
  // Space free for this process; `bfree` also counts the blocks reserved for root.
  const { bavail, bsize } = await readStats(folder);
  const free = bavail * bsize;
  return {
    status: free < leastFreeBytes ? 'failing' : 'ok',
    freeMb: Math.floor(free / megabyte),
    neededMb: leastFreeBytes / megabyte,
  };
}
