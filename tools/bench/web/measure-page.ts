import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Response } from 'playwright';
import { asksForAccount, signIn, signInWithoutPlan } from '../../site/index.ts';
import { requestLevels } from './request-levels.ts';
import { slowDown } from './slow-device.ts';
import { watchRequests } from './watch-requests.ts';
import { readTimes, watchTimes, type PageTimes } from './watch-times.ts';

export interface FetchedByPage {
  /** Addresses of all requests until the page was usable, by level, starting with the document; see requestLevels. */
  levels: string[][];
  /** Gzip bytes of the scripts among them. */
  jsGzipBytes: number;
  /** Later requests: prefetches. */
  later: { urls: string[]; jsGzipBytes: number };
}

export interface PageToMeasure {
  url: string;
  /** Selector of the element that a visitor would use first. */
  usable: string;
  /** The account that opens the page, if it needs one: the demonstration's, or one without a plan. */
  account?: 'demo' | 'without-plan';
}

/**
 * Opens a page as a first-time visitor and measures what it fetches.
 * @throws with the page's own errors: a page that fails half-way is not comparable
 */
export async function measureRequests(browser: Browser, opened: PageToMeasure): Promise<FetchedByPage> {
  const { url, usable } = opened;
  return asNewcomer(browser, opened, async (context, page, errors) => {
    const scripts = new Map<string, Response>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
    });
    const seen = await watchRequests(await context.newCDPSession(page));
    await watchTimes(page, usable);
    await page.goto(url);
    const times = await readTimes(page);
    await page.waitForLoadState('networkidle');
    if (errors.length > 0) throw new Error('The page reported errors');
    const levels = byLevel(requestLevels(seen.filter(({ at }) => at <= times.origin + times.usable)));
    const first = new Set(levels.flat());
    const urls = [...new Set(seen.map((one) => one.url))].filter((one) => !first.has(one));
    return {
      levels,
      jsGzipBytes: await gzipBytes(scripts, first),
      later: { urls, jsGzipBytes: await gzipBytes(scripts, urls) },
    };
  });
}

/** Opens a page as a first-time visitor on a slow device and measures how long it takes. */
export async function measureTimes(browser: Browser, opened: PageToMeasure): Promise<PageTimes> {
  const { url, usable } = opened;
  return asNewcomer(browser, opened, async (context, page) => {
    await slowDown(await context.newCDPSession(page));
    await watchTimes(page, usable);
    await page.goto(url, { waitUntil: 'commit' });
    return readTimes(page);
  });
}

/** @throws with the page's own errors if it does not become usable */
async function asNewcomer<Measured>(
  browser: Browser,
  { url, account }: PageToMeasure,
  measure: (context: BrowserContext, page: Page, errors: readonly string[]) => Promise<Measured>,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  if (account === 'without-plan') await signInWithoutPlan(context, url);
  else if (asksForAccount(new URL(url).pathname)) await signIn(context, url);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  try {
    return await measure(context, page, errors);
  } catch (error) {
    throw new Error([`${url} could not be measured`, ...errors].join('\n  '), { cause: error });
  } finally {
    await context.close();
  }
}

async function gzipBytes(scripts: ReadonlyMap<string, Response>, urls: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const url of urls) {
    const body = await scripts.get(url)?.body();
    if (body) bytes += gzipSync(body, { level: 9 }).length;
  }
  return bytes;
}

function byLevel(levels: ReadonlyMap<string, number>): string[][] {
  const urls: string[][] = [];
  for (const [url, level] of levels) (urls[level] ??= []).push(url);
  return urls;
}
