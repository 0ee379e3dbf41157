import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { calm, type LoadBounds, type LoadSample, nextLoad, type Pressure } from './pressure.ts';

const everyMs = 1_000;

/**
 * Measures the load of the process once a second.
 * @param waitingQueries returns how many queries are waiting for a connection
 * @returns a function that returns the current pressure
 */
export async function watchLoad(
  app: FastifyInstance,
  bounds: LoadBounds,
  waitingQueries: () => number,
): Promise<() => Pressure> {
  // Without limits of its own: the plugin would refuse streams and health checks too, after a single slow second.
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
