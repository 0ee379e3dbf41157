import type { FastifyInstance } from 'fastify';

/** What is counted by itself, when it is asked for. */
export type Gauge =
  | 'sockets.open'
  | 'streams.open'
  | 'queries.waiting'
  | 'jobs.waiting'
  | 'event_loop.delay'
  /** Ramps that wait, those that went back within the hour, and those that cannot be judged. */
  | 'ramps.held'
  | 'ramps.returned'
  | 'ramps.failing'
  /** 1 while the registry in the store is not the one that the site goes by. */
  | 'registry.trouble'
  /** Notices of releases that were given up within the day. */
  | 'notices.failed';
/** What takes time. In seconds. */
export type Duration = 'request.duration' | 'job.duration' | 'model.duration' | 'turn.delay';
/** Names of routes, jobs and the like. Nothing of a person: no address, no words, no token. */
export type Labels = Readonly<Record<string, string | number>>;

/**
 * Tells those who keep the product running what it does, in traces and measures. It never fails: what cannot be told
 * is let go.
 */
export interface Telemetry {
  name: string;
  /** Makes requests spans; to be registered before every other hook. */
  instrument(app: FastifyInstance): Promise<void>;
  gauge(name: Gauge, read: () => number | Promise<number>): void;
  took(name: Duration, seconds: number, labels?: Labels): void;
  /**
   * Does work as a span.
   * @param carried of the trace that the work belongs to, as {@link carried} gave it; left out, the one that is going on
   */
  during<T>(name: string, labels: Labels, work: () => Promise<T>, carried?: string): Promise<T>;
  /** The trace that is going on, in the form of the header `traceparent`, for what goes on elsewhere. */
  carried(): string | undefined;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
}

/** Nobody is told. */
export const noTelemetry: Telemetry = {
  name: 'none',
  instrument: async () => {},
  gauge: () => {},
  took: () => {},
  during: (_name, _labels, work) => work(),
  carried: () => undefined,
  close: async () => {},
};
