import { getHeapStatistics } from 'node:v8';
import { z } from 'zod';
import type { LoadBounds } from './pressure.ts';

const bound = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must not be below 0')
  .max(1_000_000, 'must be at most 1000000');

/** The load at which an instance refuses new work; 0 for no limit. */
export const LoadEnvironment = z.object({
  LOAD_MAX_DELAY_MS: bound.default(500),
  LOAD_MAX_WAITING_QUERIES: bound.default(500),
  LOAD_MAX_HEAP_MB: bound.optional(),
  LOAD_MAX_RSS_MB: bound.optional(),
  LOAD_REQUESTS_PER_PERSON: bound.default(40),
});

export interface LoadSettings {
  bounds: LoadBounds;
  /** Maximum concurrent requests of one person on one instance. */
  requestsPerPerson: number;
}

const megabyte = 1024 * 1024;
/** As a share of the available memory. The rest is for requests that are already running. */
const usable = 0.9;

/**
 * Reads the load limits.
 * @param limits what this process may use, in bytes: heap, and memory if a container limits it
 */
export function loadSettings(env: z.output<typeof LoadEnvironment>, limits = limitsHere()): LoadSettings {
  const { LOAD_MAX_HEAP_MB: heap, LOAD_MAX_RSS_MB: rss } = env;
  return {
    bounds: {
      delayMs: env.LOAD_MAX_DELAY_MS,
      waitingQueries: env.LOAD_MAX_WAITING_QUERIES,
      heapBytes: heap === undefined ? limits.heap * usable : heap * megabyte,
      rssBytes: rss === undefined ? limits.memory * usable : rss * megabyte,
    },
    requestsPerPerson: env.LOAD_REQUESTS_PER_PERSON,
  };
}

/** Without a memory limit, Node returns a number larger than this, which no machine has. */
const beyondAnyMachine = 2 ** 48;

function limitsHere(): { heap: number; memory: number } {
  const memory = process.constrainedMemory();
  return { heap: getHeapStatistics().heap_size_limit, memory: memory < beyondAnyMachine ? memory : 0 };
}
