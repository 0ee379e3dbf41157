import { Worker } from 'node:worker_threads';
import type { PgliteReport, PgliteTrouble, PgliteWorkerData } from './pglite-report.ts';

/** PGlite could not be opened, or ended unexpectedly. */
export class PgliteFailure extends Error {
  override name = 'PgliteFailure';
  readonly trouble: PgliteTrouble;

  constructor(trouble: PgliteTrouble, message: string) {
    super(message);
    this.trouble = trouble;
  }
}

/** A PGlite that runs in a worker thread. */
export interface PgliteThread {
  /** Resolves with the reason once the thread has ended and released its folder and address. */
  ended: Promise<PgliteFailure>;
  /** Resolves once all data is on disk. Does nothing if the thread has ended. */
  close(): Promise<void>;
}

/**
 * Opens PGlite in a worker thread and serves PostgreSQL's protocol from it.
 * @throws PgliteFailure
 */
export async function startPgliteThread(workerData: PgliteWorkerData): Promise<PgliteThread> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData });
  const exited = new Promise<void>((resolve) => void worker.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve) => {
    worker.on('message', ({ type }: PgliteReport) => type === 'ready' && resolve());
  });
  const failed = new Promise<PgliteFailure>((resolve) => {
    worker.on('message', (report: PgliteReport) => {
      if (report.type === 'failed') resolve(new PgliteFailure(report.trouble, report.message));
    });
    worker.once('error', (error) => resolve(new PgliteFailure('other', (error as Error).message)));
    void exited.then(() => resolve(new PgliteFailure('other', 'The database thread ended')));
  });
  const ended = failed.then((failure) => exited.then(() => failure));
  const failure = await Promise.race([ready, ended]);
  if (failure) throw failure;
  return {
    ended,
    async close() {
      worker.postMessage('close');
      await exited;
    },
  };
}
