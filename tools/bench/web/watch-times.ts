import type { Page } from 'playwright';

/** Milliseconds since the page was asked for. */
export interface PageTimes {
  fcp: number;
  lcp: number;
  /** When the sought element was there and worked. */
  usable: number;
}

/** What a page says of itself: its times, and when it was asked for, in milliseconds since 1970. */
interface WatchedTimes extends PageTimes {
  origin: number;
}

/** A picture that comes later than this after the page can be used is no part of its first screen. In milliseconds. */
const settledAfterMs = 1_000;

/**
 * Sets the watch, before the page opens.
 * @param selector the element one would use first; it works once React has it
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

/** Waits until the element is usable, the page is loaded and its largest paint has stood for a while. */
export async function readTimes(page: Page): Promise<WatchedTimes> {
  await page.waitForFunction((settledAfterMs) => {
    const { lcp, usable } = (window as unknown as { pageTimes: PageTimes }).pageTimes;
    return document.readyState === 'complete' && performance.now() > Math.max(lcp, usable) + settledAfterMs;
  }, settledAfterMs);
  return page.evaluate(() => (window as unknown as { pageTimes: WatchedTimes }).pageTimes);
}
