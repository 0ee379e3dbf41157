import { workerData } from 'node:worker_threads';

/**
 * The thread that ends its process for too much memory or time, where the system has no limit for that (macOS,
 * Windows): the thread beside it may be too busy to.
 */
export interface WatchLimits {
  residentMegabytes: number;
  wallMilliseconds: number;
}

const { residentMegabytes, wallMilliseconds } = workerData as WatchLimits;
const end = () => process.kill(process.pid, 'SIGKILL');

setTimeout(end, wallMilliseconds);
setInterval(() => process.memoryUsage.rss() > residentMegabytes * 1e6 && end(), 20);
