import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Takes all of the space that is left, but for so many bytes. */
  fill(leave?: number): void;
  /** Gives back what `fill` took. */
  free(): void;
  remove(): void;
}

/**
 * A disk in memory that can be filled.
 * @param size as mount takes it, `96m`
 * @returns undefined where mounting is not permitted, which takes root on Linux
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
