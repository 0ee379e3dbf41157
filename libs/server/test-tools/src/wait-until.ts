/** Resolves once the condition holds. If it never does, the test's own timeout ends the wait. */
export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Waits until pending promises and immediates have run. It does not wait for timers or sockets. */
export async function drained(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
