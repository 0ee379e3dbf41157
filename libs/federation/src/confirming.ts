/** The browser lets go of it when the page goes, however it goes, and knows of every page of the site. */
const lock = 'greenroom-confirming';

// Old browsers have none.
const locksHere = () => (navigator as { locks?: LockManager }).locks;

/**
 * Does what must not be disturbed, such as a payment that is being confirmed: meanwhile nobody changes releases. It is
 * done at once, whether or not the browser has locks or gives one.
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

/** Whether that is being done now, in this page or another of this browser. */
export async function isConfirming(): Promise<boolean> {
  const known = await locksHere()
    ?.query()
    .catch(() => undefined);
  return known?.held?.some(({ name }) => name === lock) ?? false;
}
