/**
 * Loaded into the server with `--import`, only by `attack-files.ts`. Once a second it writes a line with the largest
 * pause of the event loop, by the clock and in processor time of the main thread. Time taken by other programs on a
 * busy machine is in the first figure but not in the second.
 */
import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

export interface Observation {
  /** The server that wrote the line; a new pid means the first one ended. */
  pid: number;
  pauseMs: number;
  processorMs: number;
  heapMb: number;
}

const file = process.env.ATTACK_OBSERVATIONS;
/** Sampling interval of the event loop, in ms. */
const resolution = 10;

if (isMainThread && file !== undefined && process.argv[1]?.endsWith('main.ts')) {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const processorMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let [before, largest] = [processorMs(), 0];
  setInterval(() => {
    const now = processorMs();
    largest = Math.max(largest, now - before);
    before = now;
  }, resolution).unref();
  setInterval(() => {
    const { heapUsed } = process.memoryUsage();
    const observation: Observation = {
      pid: process.pid,
      pauseMs: Math.round(delay.max / 1e6),
      processorMs: Math.round(largest),
      heapMb: Math.round(heapUsed / 1e6),
    };
    appendFileSync(file, `${JSON.stringify(observation)}\n`);
    delay.reset();
    largest = 0;
  }, 1_000).unref();
}
