import type { Page } from '@playwright/test';

/**
 * Waits until React has taken over what the server wrote: a click, a key or a hover before that may be lost.
 * @param selector what is to answer; left out, what stands around every page
 */
export async function inUse(page: Page, selector = 'a[href="#main"]'): Promise<void> {
  await page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactFiber')),
    selector,
  );
}
