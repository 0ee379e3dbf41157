import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { keepPgliteOpen, type ReopenClock, type ReopenLog, systemClock } from './keep-pglite-open.ts';
import { type PgliteFailure, startPgliteThread } from './pglite-thread.ts';

/** Connection settings for the driver; `host` is the folder of a Unix socket. */
export interface PgliteConnection {
  host: string;
  port: number;
}

export interface Pglite {
  connection: PgliteConnection;
  /** For another process with tables of its own in this database (`guestOf` of `DatabaseChoice`). */
  guest: PgliteConnection;
  /** Logs stops and reopenings from now on. */
  logTo(log: ReopenLog): void;
  /** Resolves once all data is on disk and the folder is released. */
  close(): Promise<void>;
}

/** The database could not be opened; the message is for the operator. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** The driver derives the socket's file name from the folder and this port. */
const nominalPorts = { own: 5432, guest: 5433 };

/** How many consecutive failures, not counting those of the disk, PGlite may have before the process ends. */
const failuresAllowed = 10;

export interface StartPglite {
  /** The data folder, used by this process alone; undefined for a database in memory. */
  folder: string | undefined;
  /** Path of an archive (PGlite's `dumpDataDir`) from which a new database starts. */
  template?: string | undefined;
  /** Called when PGlite stopped unexpectedly and could not be reopened. */
  onLost(reason: Error): void;
  clock?: ReopenClock;
}

/**
 * Starts PGlite in a worker thread and restarts it when it stops; a restart loses a database in memory.
 * @throws DatabaseUnavailableError if another process uses the folder or the data cannot be opened
 */
export async function startPglite({ folder, template, onLost, clock = systemClock }: StartPglite): Promise<Pglite> {
  const place = await listeningPlace();
  const open = () => startPgliteThread({ folder, template, addresses: place.addresses });
  const first = await open().catch(async (failure: unknown) => {
    await place.remove();
    throw new DatabaseUnavailableError(sentenceOf(failure as PgliteFailure, folder), { cause: failure });
  });
  const closing = new AbortController();
  let log: ReopenLog | undefined;
  const kept = keepPgliteOpen(first, {
    reopen: open,
    failuresAllowed: folder === undefined ? 0 : failuresAllowed,
    clock,
    log: () => log,
    signal: closing.signal,
  });
  void kept.then((failure) => failure && onLost(new DatabaseUnavailableError(sentenceOf(failure, folder))));
  return {
    connection: place.connections.own,
    guest: place.connections.guest,
    logTo: (given) => void (log = given),
    async close() {
      closing.abort();
      await kept;
      await place.remove();
    },
  };
}

function sentenceOf({ trouble, message }: PgliteFailure, folder: string | undefined): string {
  if (trouble === 'folder-in-use') return message;
  const advice = trouble === 'storage' ? '. Free space on its disk, or repair it, and start Greenroom again.' : '';
  return `The database in ${folder ?? 'memory'} cannot be opened: ${message}${advice}`;
}

async function listeningPlace() {
  if (process.platform === 'win32') {
    const own = { host: '127.0.0.1', port: await freePort() };
    const guest = { host: '127.0.0.1', port: await freePort() };
    return { addresses: { own, guest }, connections: { own, guest }, remove: async () => {} };
  }
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-'));
  const { own, guest } = nominalPorts;
  const socket = (port: number) => ({ path: join(folder, `.s.PGSQL.${port}`) });
  return {
    addresses: { own: socket(own), guest: socket(guest) },
    connections: { own: { host: folder, port: own }, guest: { host: folder, port: guest } },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
