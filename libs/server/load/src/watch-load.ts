import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { calm, type LoadBounds, type LoadSample, nextLoad, type Pressure } from './pressure.ts';

const everyMs = 1_000;

/**
 * Measures the process once a second.
 * @param waitingQueries how many queries wait for a connection now
 * @returns how it bears what is on it
 */
export async function watchLoad(
  app: FastifyInstance,
  bounds: LoadBounds,
  waitingQueries: () => number,
): Promise<() => Pressure> {
  // Without bounds of its own: it would refuse streams and health checks as well, and on the first late second.
  await app.register(underPressure, { sampleInterval: everyMs });
  let load = calm;
  const timer = setInterval(() => {
    const before = load.pressure;
    load = nextLoad(load, sampleOf(app, waitingQueries()), bounds);
    if (load.pressure !== before) app.log.warn({ pressure: load.pressure, ...sampleOf(app, waitingQueries()) }, 'load');
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return () => load.pressure;
}

function sampleOf(app: FastifyInstance, waitingQueries: number): LoadSample {
  const { eventLoopDelay, heapUsed, rssBytes } = app.memoryUsage();
  return { delayMs: eventLoopDelay, waitingQueries, heapBytes: heapUsed, rssBytes };
}
