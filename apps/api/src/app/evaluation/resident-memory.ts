import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns the memory of this process and its children; of this process alone if there is no `ps`. */
export async function residentMegabytes(): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '--ppid', String(process.pid)]).catch(() => ({ stdout: '' }));
  const children = stdout.split('\n').reduce((sum, line) => sum + Number(line), 0);
  return process.memoryUsage.rss() / 1e6 + children / 1e3;
}
