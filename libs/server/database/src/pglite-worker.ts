import { parentPort, workerData } from 'node:worker_threads';
import { lockFolder } from './folder-lock.ts';
import { asReport, type PgliteReport, type PgliteWorkerData } from './pglite-report.ts';

/**
 * PGlite in a thread of its own, since it computes on the thread it lives on and would hold up streams and voice.
 * It serves PostgreSQL's wire, so that the rest of the product knows one driver.
 */
const { folder, template, addresses } = workerData as PgliteWorkerData;
const port = parentPort!;
const report = (message: PgliteReport) => port.postMessage(message);

// With nothing to wait for, a thread of Node waits for V8's, and one of those may wait for it (docs/adr/0060).
port.ref();

let unlock = () => {};

/** Ends the thread at once: not even another message is sent to a PostgreSQL that is broken. */
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
