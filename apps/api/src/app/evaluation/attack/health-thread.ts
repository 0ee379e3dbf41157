/** Asks the product again and again whether it lives, in a thread of its own, which nothing that the attack does holds up. */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Between two questions, in ms. */
const everyMs = 20;
/** Longer than this without an answer, and the product counts as down. In ms. */
const silentMs = 15_000;

const { url } = workerData as { url: string };
let stopped = false;
let slowestMs = 0;
let silent = false;
parentPort!.once('message', () => {
  stopped = true;
});
while (!stopped) {
  const began = performance.now();
  const alive = await fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(silentMs) }).then(
    async (answer) => (await answer.text(), answer.ok),
    () => false,
  );
  slowestMs = Math.max(slowestMs, performance.now() - began);
  silent ||= !alive;
  await pause(everyMs);
}
parentPort!.postMessage({ slowestMs, silent });
