import { parentPort, workerData } from 'node:worker_threads';
import { lockFolder } from './folder-lock.ts';
import { asReport, type PgliteReport, type PgliteWorkerData } from './pglite-report.ts';

/**
 * Runs PGlite in a worker thread, because its queries would block the main thread's streams and audio.
 * Serves PostgreSQL's wire protocol, so the rest of the product uses one driver.
 */
const { folder, template, addresses } = workerData as PgliteWorkerData;
const port = parentPort!;
const report = (message: PgliteReport) => port.postMessage(message);

// Without a reference, an idle Node thread waits for V8's threads, one of which may wait for it (docs/adr/0060).
port.ref();

let unlock = () => {};

/** Ends the thread at once, because a broken PostgreSQL must get no further message. */
function end(reason: Error): never {
  report(asReport(reason));
  unlock();
  process.exit(1);
}

try {
  const [{ openPgliteEngine }, { servePglite }] = await Promise.all([
    import('./pglite-engine.ts'),
    import('./serve-pglite.ts'),
  ]);
  if (folder !== undefined) unlock = lockFolder(folder);
  const engine = await openPgliteEngine({ folder, template, onBroken: end });
  const stopServing = await servePglite(engine, addresses);
  const close = async () => {
    await stopServing();
    await engine.close();
    unlock();
    port.close();
  };
  port.on('message', () => void close());
  report({ type: 'ready' });
} catch (error) {
  end(error as Error);
}
