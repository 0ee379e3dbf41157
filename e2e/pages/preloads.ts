import { expect, type Page } from '@playwright/test';

/** Notes the scripts that the pages that follow run. Call it before the first of them is opened. */
export async function observeScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const run = new Set<string>();
    Object.assign(window, { scriptsRun: run });
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (added instanceof HTMLScriptElement) run.add(added.src);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits until the open page has run every script that it preloaded, which may be after its last request. */
export async function expectNoUnusedPreloads(page: Page): Promise<void> {
  const notRun = () =>
    page.evaluate(() => {
      const { scriptsRun } = window as unknown as { scriptsRun: Set<string> };
      const preloaded = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]');
      return [...preloaded].map(({ href }) => href).filter((script) => !scriptsRun.has(script));
    });
  await expect.poll(notRun, { message: page.url() }).toEqual([]);
}
