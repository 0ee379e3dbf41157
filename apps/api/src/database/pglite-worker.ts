import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import type { PgliteReport, PgliteWorkerData } from './start-pglite.ts';

/**
 * PGlite in a thread of its own, since it computes on the thread it lives on and would hold up streams and voice.
 * It serves PostgreSQL's wire, so that the rest of the product knows one driver.
 */
const { folder, template, socket } = workerData as PgliteWorkerData;
const port = parentPort!;
const report = (message: PgliteReport) => port.postMessage(message);

// With nothing to wait for, a thread of Node waits for V8's, and one of those may wait for it (docs/adr/0060).
port.ref();

try {
  const [{ PGlite }, { PGLiteSocketServer }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite-socket'),
  ]);
  const unlock = folder === undefined ? () => {} : lockFolder(folder);
  const db = await PGlite.create({
    dataDir: folder === undefined ? 'memory://' : join(folder, 'pglite'),
    /** A commit is answered after it is written, so that a killed process loses nothing it has acknowledged. */
    relaxedDurability: false,
    ...(template === undefined ? {} : { loadDataDir: await openAsBlob(template) }),
  });
  const server = new PGLiteSocketServer({ db, maxConnections: 4, ...socket });
  await server.start();
  const close = async () => {
    await server.stop();
    await db.close();
    unlock();
    report({ type: 'closed' });
    port.close();
  };
  port.on('message', () => void close());
  report({ type: 'ready' });
} catch (error) {
  report({ type: error instanceof FolderInUseError ? 'in-use' : 'failed', message: (error as Error).message });
  port.close();
}
