import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Fills the disk except for `leave` bytes. */
  fill(leave?: number): void;
  /** Frees what `fill` wrote. */
  free(): void;
  remove(): void;
}

/**
 * Mounts a small disk in memory that a test can fill.
 * @param size in mount's format, for example `96m`
 * @returns undefined if this process may not mount (it takes root on Linux)
 */
export function mountSmallDisk(size: string): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-disk-'));
  try {
    system('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder);
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill(leave = 0) {
      const { bavail, bsize } = statfsSync(folder);
      const space = bavail * bsize - leave;
      if (space > 0) appendFileSync(ballast, Buffer.alloc(space));
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      system('umount', '--lazy', folder);
      rmSync(folder, { recursive: true });
    },
  };
}

const system = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'ignore' });
