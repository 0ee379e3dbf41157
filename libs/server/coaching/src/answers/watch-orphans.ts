import { setTimeout as sleep } from 'node:timers/promises';

/** Takes over the answers of dead writers periodically until stopped. A failed attempt is logged and repeated. */
export async function watchOrphans(
  resumeOrphans: () => Promise<void>,
  everyMs: number,
  log: { error(facts: object, message: string): void },
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    await resumeOrphans().catch((error: unknown) => log.error({ err: error }, 'Orphan check failed; will retry'));
    await sleep(everyMs, undefined, { signal: stopping, ref: false }).catch(() => {});
  }
}
