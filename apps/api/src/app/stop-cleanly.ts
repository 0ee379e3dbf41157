import type { FastifyInstance } from 'fastify';
import { reportError } from '@greenroom/reporting';

/** How long answers that are running may take to end. */
const graceMilliseconds = 5_000;

/**
 * Stops the server: it takes nothing new, running answers may end, then what it stands on is closed, in order.
 * @param closers what to stop afterwards, one after the other; each is tried, whatever happens to the one before
 */
export async function stopCleanly(app: FastifyInstance, closers: readonly (() => Promise<void>)[]): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMilliseconds);
  await app.close();
  clearTimeout(cut);
  for (const close of closers) {
    await close().catch((error: unknown) => app.log.error({ err: error }, 'could not stop cleanly'));
  }
}

/**
 * Calls `stop` once, at the first signal to end, or once the process that started this one with a channel closes the
 * channel or is gone; a second signal ends at once.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const begin = () => {
    if (stopping) return;
    stopping = true;
    void stop().then(() => process.exit(0));
  };
  const handle = () => {
    if (stopping) process.exit(1);
    begin();
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
  process.once('disconnect', begin);
  if (process.send !== undefined && !process.connected) begin();
}

/**
 * An error that nobody caught ends the process, as it does by itself; before that it is logged and told.
 * @param tell waits until what was reported has left
 */
export function onLastError(log: FastifyInstance['log'], tell: () => Promise<void>): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'nobody caught this');
    reportError(error, 'uncaught');
    void tell().finally(() => process.exit(1));
  });
}
