import type { statfs } from 'node:fs/promises';

const megabyte = 2 ** 20;

/** With less free space an instance is not ready. In bytes: a segment of PostgreSQL's write-ahead log is 16 MB. */
export const leastFreeBytes = 64 * megabyte;

/** `off`: no data lies in a local folder. Without figures the operating system gave none. */
export interface DiskState {
  status: 'ok' | 'failing' | 'off';
  freeMb?: number;
  neededMb?: number;
}

/**
 * Looks at the free space of a folder's disk.
 * @throws what the operating system says where it cannot tell
 */
export async function checkDisk(folder: string, readStats: typeof statfs): Promise<DiskState> {
  // What is free for this process; `bfree` counts the blocks reserved for root as well.
  const { bavail, bsize } = await readStats(folder);
  const free = bavail * bsize;
  return {
    status: free < leastFreeBytes ? 'failing' : 'ok',
    freeMb: Math.floor(free / megabyte),
    neededMb: leastFreeBytes / megabyte,
  };
}
