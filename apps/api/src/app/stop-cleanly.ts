import type { FastifyInstance } from 'fastify';
import { reportError } from '@greenroom/reporting';

/** How long answers in progress may take to finish. */
const graceMilliseconds = 5_000;

/**
 * Stops the server: new requests are refused, answers in progress may finish, then its resources are closed in order.
 * @param closers run one after the other; a failure does not stop the next
 */
export async function stopCleanly(app: FastifyInstance, closers: readonly (() => Promise<void>)[]): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMilliseconds);
  await app.close();
  clearTimeout(cut);
  for (const close of closers) {
    await close().catch((error: unknown) => app.log.error({ err: error }, 'A shutdown step failed; continuing'));
  }
}

/**
 * Calls `stop` once, at the first stop signal, or when the parent process closes its channel or is gone; a second
 * signal ends the process at once.
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
 * Logs and reports an uncaught error before it ends the process.
 * @param tell waits until the reports have been sent
 */
export function onLastError(log: FastifyInstance['log'], tell: () => Promise<void>): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'nobody caught this');
    reportError(error, 'uncaught');
    void tell().finally(() => process.exit(1));
  });
}
