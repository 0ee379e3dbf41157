/** The browser releases the lock when its page closes for any reason, and shares it between all pages of the site. */
const lock = 'greenroom-confirming';

// Old browsers have no Web Locks.
const locksHere = () => (navigator as { locks?: LockManager }).locks;

/**
 * Does work that must not be disturbed, such as confirming a payment: releases are not changed meanwhile. The work
 * starts at once, whether or not the browser grants a lock.
 */
export async function whileConfirming<Done>(work: () => Promise<Done>): Promise<Done> {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  void locksHere()
    ?.request(lock, { mode: 'shared' }, () => ended)
    .catch(() => {});
  try {
    return await work();
  } finally {
    end();
  }
}

/** Reports whether such work is being done now, in this page or another of this browser. */
export async function isConfirming(): Promise<boolean> {
  const known = await locksHere()
    ?.query()
    .catch(() => undefined);
  return known?.held?.some(({ name }) => name === lock) ?? false;
}
