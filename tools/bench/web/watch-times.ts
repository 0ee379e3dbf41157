import type { Page } from 'playwright';

/** Milliseconds since the page was requested. */
export interface PageTimes {
  fcp: number;
  lcp: number;
  /** When the element was there and React had hydrated it. */
  usable: number;
}

/** Times reported by the page, and when it was requested, in milliseconds since 1970. */
interface WatchedTimes extends PageTimes {
  origin: number;
}

/** Milliseconds after the page is usable from which on a late picture no longer counts as its first screen. */
const settledAfterMs = 1_000;

/**
 * Starts the measurement. Call before the page opens.
 * @param selector the element that a visitor would use first; it is usable once React has hydrated it
 */
export async function watchTimes(page: Page, selector: string): Promise<void> {
  await page.addInitScript((sought) => {
    const times = { fcp: Number.NaN, lcp: Number.NaN, usable: Number.NaN, origin: performance.timeOrigin };
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

/** Waits until the element is usable, the page is loaded and its largest paint has not changed for a while. */
export async function readTimes(page: Page): Promise<WatchedTimes> {
  await page.waitForFunction((settledAfterMs) => {
    const { lcp, usable } = (window as unknown as { pageTimes: PageTimes }).pageTimes;
    return document.readyState === 'complete' && performance.now() > Math.max(lcp, usable) + settledAfterMs;
  }, settledAfterMs);
  return page.evaluate(() => (window as unknown as { pageTimes: WatchedTimes }).pageTimes);
}
