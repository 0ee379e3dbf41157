import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright';
import { median } from '../report.ts';
import { requestLevels } from './request-levels.ts';
import { slowDown } from './slow-device.ts';
import { watchRequests } from './watch-requests.ts';
import { readTimes, watchTimes, type PageTimes } from './watch-times.ts';

export interface MeasuredPage {
  /** Of all scripts fetched until the page is whole. */
  jsGzipBytes: number;
  /** Addresses by their level, from the document on; see requestLevels. */
  levels: string[][];
  /** Medians over the runs on the slow device, in milliseconds. */
  times: PageTimes;
}

export interface PageToMeasure {
  url: string;
  /** The element that one would use first. */
  usable: string;
}

/** Opens a page for what it fetches, then `runs` times on a slow device for how long it takes; each time as a newcomer. */
export async function measurePage(browser: Browser, page: PageToMeasure, runs: number): Promise<MeasuredPage> {
  const fetched = await measureRequests(browser, page);
  const times: PageTimes[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await measureTimes(browser, page));
  const middle = (name: keyof PageTimes) => Math.round(median(times.map((one) => one[name])));
  return { ...fetched, times: { fcp: middle('fcp'), lcp: middle('lcp'), usable: middle('usable') } };
}

async function measureRequests(browser: Browser, { url, usable }: PageToMeasure): Promise<Omit<MeasuredPage, 'times'>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts: Response[] = [];
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response));
  const seen = await watchRequests(await context.newCDPSession(page));
  await watchTimes(page, usable);
  await page.goto(url);
  await readTimes(page);
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length));
  await context.close();
  return {
    jsGzipBytes: sizes.reduce((sum, size) => sum + size, 0),
    levels: byLevel(requestLevels(seen)),
  };
}

async function measureTimes(browser: Browser, { url, usable }: PageToMeasure): Promise<PageTimes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await watchTimes(page, usable);
  await page.goto(url, { waitUntil: 'commit' });
  const times = await readTimes(page);
  await context.close();
  return times;
}

function byLevel(levels: ReadonlyMap<string, number>): string[][] {
  const urls: string[][] = [];
  for (const [url, level] of levels) (urls[level] ??= []).push(url);
  return urls;
}
