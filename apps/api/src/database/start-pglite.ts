import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { freePort } from './free-port.ts';

/** Where the worker listens: a Unix socket, or a port of the loopback address where there are none (Windows). */
type Listening = { path: string } | { host: string; port: number };

export interface PgliteWorkerData {
  /** Undefined for a database in memory. */
  folder: string | undefined;
  /** An archive of a database to begin with where there is none, which saves making one; see {@link StartPglite}. */
  template: string | undefined;
  socket: Listening;
}

export type PgliteReport = { type: 'ready' } | { type: 'closed' } | { type: 'in-use' | 'failed'; message: string };

export interface Pglite {
  /** For the driver: `host` is the socket's folder where it is one. */
  connection: { host: string; port: number };
  /** Resolves once everything is on disk and the folder is free again. */
  close(): Promise<void>;
}

/** The database could not be opened; the message is meant for the person who starts the product. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** The driver derives the socket's file from its folder and this number. */
const nominalPort = 5432;

export interface StartPglite {
  /** Where its data lies, for this process alone; undefined for a database in memory. */
  folder: string | undefined;
  /** Path of an archive (`dumpDataDir` of PGlite) that a new database begins as. */
  template?: string | undefined;
  /** Called when the thread ends without having been asked to. */
  onLost(reason: Error): void;
}

/**
 * Starts PGlite in a worker thread.
 * @throws DatabaseUnavailableError when another process has the folder, or the data cannot be opened
 */
export async function startPglite({ folder, template, onLost }: StartPglite): Promise<Pglite> {
  const place = await listeningPlace();
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { folder, template, socket: place.socket } satisfies PgliteWorkerData,
  });
  const [report] = (await once(worker, 'message')) as [PgliteReport];
  if (report.type !== 'ready') {
    await place.remove();
    throw new DatabaseUnavailableError('message' in report ? report.message : 'The database ended while it started');
  }
  let closing = false;
  worker.once('error', (error: Error) => onLost(error));
  worker.once('exit', () => {
    if (!closing) onLost(new Error('The database thread ended'));
  });
  return {
    connection: place.connection,
    async close() {
      closing = true;
      const exited = once(worker, 'exit');
      worker.postMessage('close');
      await exited;
      await place.remove();
    },
  };
}

async function listeningPlace() {
  if (process.platform === 'win32') {
    const connection = { host: '127.0.0.1', port: await freePort() };
    return { socket: connection, connection, remove: async () => {} };
  }
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-'));
  return {
    socket: { path: join(folder, `.s.PGSQL.${nominalPort}`) },
    connection: { host: folder, port: nominalPort },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
