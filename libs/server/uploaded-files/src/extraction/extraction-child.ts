import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { startedLine } from './extraction-report.ts';
import { refuseNetwork } from './refuse-network.ts';
import { uses } from './text-limits.ts';
import type { WatchLimits } from './watch-process.ts';

/**
 * The program that reads one uploaded file in a separate process, because untrusted files may take forever, exhaust the
 * memory or crash the reader. The file is sent as base64 to stdin; the program writes a line that it has started, then
 * a line of JSON, to stdout. The first argument is what the file is read for. With two more arguments (megabytes,
 * milliseconds), a thread kills the process when it exceeds them.
 */
const [, , usedFor, ...watched] = process.argv;
const [residentMegabytes, wallMilliseconds] = watched.map(Number);
if (residentMegabytes && wallMilliseconds) await watch({ residentMegabytes, wallMilliseconds });
refuseNetwork();
const { extractText } = await import('./extract-text.ts');
process.stdout.write(`${startedLine}\n`);
const base64 = (await buffer(process.stdin)).toString('latin1');
process.stdout.write(
  `${JSON.stringify(
    await extractText(
      Buffer.from(base64, 'base64'),
      uses.find((one) => one === usedFor),
    ),
  )}\n`,
);

async function watch(limits: WatchLimits): Promise<void> {
  await once(new Worker(new URL('./watch-process.ts', import.meta.url), { workerData: limits }), 'online');
}
