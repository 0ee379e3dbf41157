import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What this process and those it started hold in memory; of this process alone where there is no `ps`. */
export async function residentMegabytes(): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '--ppid', String(process.pid)]).catch(() => ({ stdout: '' }));
  const children = stdout.split('\n').reduce((sum, line) => sum + Number(line), 0);
  return process.memoryUsage.rss() / 1e6 + children / 1e3;
}
