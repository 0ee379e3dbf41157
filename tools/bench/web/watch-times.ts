import type { Page } from 'playwright';

/** Milliseconds since the page was asked for. */
export interface PageTimes {
  fcp: number;
  lcp: number;
  /** When the sought element was there and worked. */
  usable: number;
}

/**
 * Sets the watch, before the page opens.
 * @param selector the element one would use first; it works once React has it
 */
export async function watchTimes(page: Page, selector: string): Promise<void> {
  await page.addInitScript((sought) => {
    const times = { fcp: Number.NaN, lcp: Number.NaN, usable: Number.NaN };
    Object.assign(window, { pageTimes: times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') times.fcp = entry.startTime;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      times.lcp = list.getEntries().at(-1)?.startTime ?? times.lcp;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    const look = () => {
      const element = document.querySelector(sought);
      const works = element && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
      if (works) times.usable = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
}

/** Waits until the element is usable and nothing more is being fetched. */
export async function readTimes(page: Page): Promise<PageTimes> {
  await page.waitForFunction(() => (window as unknown as { pageTimes: PageTimes }).pageTimes.usable > 0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { pageTimes: PageTimes }).pageTimes);
}
