/** Polls the product's health in a thread of its own, which the attack itself does not delay. */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Interval between polls, in ms. */
const everyMs = 20;
/** The product counts as down after this long without an answer. In ms. */
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
