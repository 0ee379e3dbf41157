import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { send, type Target } from './target.ts';

/** How the product answered health checks. */
export interface Health {
  slowestMs: number;
  /** Whether the product failed to answer at least once. */
  silent: boolean;
}

/** Watches the product's health until it is stopped. */
export function watchHealth({ url }: Target): { stop(): Promise<Health> } {
  const thread = new Worker(new URL('./health-thread.ts', import.meta.url), { workerData: { url: url.href } });
  return {
    async stop() {
      thread.postMessage('stop');
      const [health] = (await once(thread, 'message')) as [Health];
      return health;
    },
  };
}

/** In ms: if the product still refuses work then, it has not recovered. */
const recoveredWithinMs = 60_000;

/** Waits until the product takes new work again. @returns whether it does */
export async function untilRecovered(target: Target): Promise<boolean> {
  for (let waited = 0; waited < recoveredWithinMs; waited += 500) {
    if ((await send(target, { method: 'GET', path: '/' })) === 200) return true;
    await pause(500);
  }
  return false;
}
