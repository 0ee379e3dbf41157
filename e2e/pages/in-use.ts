import type { Page } from '@playwright/test';

/**
 * Waits until React has hydrated the page: a click, a key or a hover before that may be lost.
 * @param selector the element to wait for; by default the skip link of the layout
 */
export async function inUse(page: Page, selector = 'a[href="#main"]'): Promise<void> {
  await page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactFiber')),
    selector,
  );
}
