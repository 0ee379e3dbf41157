import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunch, startSite, type RunningSite } from '../../site/index.ts';
import { median } from '../report.ts';
import { measureRequests, measureTimes, type FetchedByPage } from './measure-page.ts';
import { pagesByName } from './pages.ts';
import { laySiteOut, type Variant } from './variants/lay-out-site.ts';
import type { PageTimes } from './watch-times.ts';

/** Measures of a page in one variant of the site. */
export interface Measured extends FetchedByPage {
  page: string;
  variant: Variant;
  /** Medians over the runs on the slow device, in milliseconds. */
  times: PageTimes;
}

/**
 * Measures every page in every variant, in turns, so that other load on the machine affects all of them equally.
 * Addresses in the result are paths.
 */
export async function measureVariants(variants: readonly Variant[], runs: number): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-bench-web-'));
  const sites = new Map<Variant, RunningSite>();
  const browser = await chromium.launch(browserLaunch());
  try {
    for (const variant of variants) sites.set(variant, await startVariant(variant, folder));
    const rooms = pagesByName.flatMap(([page, { path, usable, account = 'demo' as const, only = variants }]) => {
      const compared = variants.filter((variant) => only.includes(variant));
      return compared.map((variant) => ({ page, variant, usable, account, url: sites.get(variant)!.url + path }));
    });
    const fetched: FetchedByPage[] = [];
    for (const room of rooms) fetched.push(asPaths(await measureRequests(browser, room), new URL(room.url).origin));
    const times = rooms.map((): PageTimes[] => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, room] of rooms.entries()) times[index]!.push(await measureTimes(browser, room));
    }
    return rooms.map(({ page, variant }, index) => {
      return { page, variant, ...fetched[index]!, times: middleOf(times[index]!) };
    });
  } finally {
    await browser.close();
    for (const site of sites.values()) await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startVariant(variant: Variant, folder: string): Promise<RunningSite> {
  const built = join(folder, variant, 'dist');
  laySiteOut(
    variant,
    built,
    pagesByName.map(([, { path }]) => path),
  );
  return startSite({ dataDir: join(folder, variant, 'data'), env: { SITE_DIR: built } });
}

function middleOf(times: readonly PageTimes[]): PageTimes {
  const middle = (name: keyof PageTimes) => Math.round(median(times.map((one) => one[name])));
  return { fcp: middle('fcp'), lcp: middle('lcp'), usable: middle('usable') };
}

function asPaths({ levels, later, ...rest }: FetchedByPage, origin: string): FetchedByPage {
  const path = (url: string) => url.replace(origin, '');
  return { ...rest, levels: levels.map((urls) => urls.map(path)), later: { ...later, urls: later.urls.map(path) } };
}
