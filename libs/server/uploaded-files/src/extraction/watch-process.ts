import { workerData } from 'node:worker_threads';

/**
 * The thread that kills its own process when it takes too much memory or time, for systems that have no such limit
 * (macOS, Windows): the main thread may be too busy to do it.
 */
export interface WatchLimits {
  residentMegabytes: number;
  wallMilliseconds: number;
}

const { residentMegabytes, wallMilliseconds } = workerData as WatchLimits;
const end = () => process.kill(process.pid, 'SIGKILL');

setTimeout(end, wallMilliseconds);
setInterval(() => process.memoryUsage.rss() > residentMegabytes * 1e6 && end(), 20);
