import { setTimeout as sleep } from 'node:timers/promises';

/** Takes over what dead writers left, every so often, until it is told to stop. A look that fails is logged, and made again. */
export async function watchOrphans(
  resumeOrphans: () => Promise<void>,
  everyMs: number,
  log: { error(facts: object, message: string): void },
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    await resumeOrphans().catch((error: unknown) => log.error({ err: error }, 'Orphaned answers were not looked for'));
    await sleep(everyMs, undefined, { signal: stopping, ref: false }).catch(() => {});
  }
}
