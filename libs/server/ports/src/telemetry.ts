import type { FastifyInstance } from 'fastify';

/** Values that are sampled when metrics are read. */
export type Gauge =
  | 'sockets.open'
  | 'streams.open'
  | 'queries.waiting'
  | 'jobs.waiting'
  | 'event_loop.delay'
  /** Ramps that wait, ramps rolled back within the hour, and ramps that cannot be judged. */
  | 'ramps.held'
  | 'ramps.returned'
  | 'ramps.failing'
  /** 1 while the site does not use the registry that is in the store. */
  | 'registry.trouble'
  /** Notices of releases that were given up within the day. */
  | 'notices.failed';
/** Durations, in seconds. */
export type Duration = 'request.duration' | 'job.duration' | 'model.duration' | 'turn.delay';
/** Names of routes, jobs and the like. No personal data: no address, no words, no token. */
export type Labels = Readonly<Record<string, string | number>>;

/**
 * Exports traces and metrics for the people who run the product. It never fails: what cannot be exported is dropped.
 */
export interface Telemetry {
  name: string;
  /** Makes each request a span; must be registered before every other hook. */
  instrument(app: FastifyInstance): Promise<void>;
  gauge(name: Gauge, read: () => number | Promise<number>): void;
  took(name: Duration, seconds: number, labels?: Labels): void;
  /**
   * Runs work as a span.
   * @param carried the trace that the work belongs to, as {@link carried} returned it; the current one by default
   */
  during<T>(name: string, labels: Labels, work: () => Promise<T>, carried?: string): Promise<T>;
  /** Returns the current trace in the format of the header `traceparent`, for work that continues elsewhere. */
  carried(): string | undefined;
  /** Sends what is still buffered. */
  close(): Promise<void>;
}

/** Telemetry that exports nothing. */
export const noTelemetry: Telemetry = {
  name: 'none',
  instrument: async () => {},
  gauge: () => {},
  took: () => {},
  during: (_name, _labels, work) => work(),
  carried: () => undefined,
  close: async () => {},
};
