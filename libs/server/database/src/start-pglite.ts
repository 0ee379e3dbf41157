import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { keepPgliteOpen, type ReopenClock, type ReopenLog, systemClock } from './keep-pglite-open.ts';
import { type PgliteFailure, startPgliteThread } from './pglite-thread.ts';

/** For the driver: `host` is the socket's folder where it is one. */
export interface PgliteConnection {
  host: string;
  port: number;
}

export interface Pglite {
  connection: PgliteConnection;
  /** For another process that keeps tables of its own in this database (`guestOf` of `DatabaseChoice`). */
  guest: PgliteConnection;
  /** Where to log that it stopped and is opened again; nowhere until then. */
  logTo(log: ReopenLog): void;
  /** Resolves once everything is on disk and the folder is free again. */
  close(): Promise<void>;
}

/** The database could not be opened; the message is meant for the person who starts the product. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** The driver derives the socket's file from its folder and this number. */
const nominalPorts = { own: 5432, guest: 5433 };

/** How often in a row PGlite may fail with another cause than the disk before the process gives up. */
const failuresAllowed = 10;

export interface StartPglite {
  /** Where its data lies, for this process alone; undefined for a database in memory. */
  folder: string | undefined;
  /** Path of an archive (`dumpDataDir` of PGlite) that a new database begins as. */
  template?: string | undefined;
  /** Called when it stopped without having been asked to, and could not be opened again. */
  onLost(reason: Error): void;
  clock?: ReopenClock;
}

/**
 * Starts PGlite in a worker thread, and again when it stops; a database in memory is lost then.
 * @throws DatabaseUnavailableError when another process has the folder, or the data cannot be opened
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
