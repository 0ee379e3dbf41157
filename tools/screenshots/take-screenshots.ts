/**
 * `npm run screenshots [-- page…]`: saves pictures of every page of the running product to docs/screens, in both themes and
 * languages, and writes docs/screens.md, where the pictures of 21 November 2026 stand beside them. Runs on the built
 * site.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { paths } from '@greenroom/contracts';
import { asksForAccount, browserLaunch, signIn, startSite } from '../site/index.ts';
import { workspaceRoot } from '../webpack/workspace.ts';
import { prepare } from './prepare.ts';
import { photograph } from './photograph.ts';
import { screensPage } from './screens-page.ts';
import { addressesOfScenes, fileOf, looks, shots, windows, type Shot } from './shots.ts';

const folder = join(workspaceRoot, 'docs/screens');
const earlier = join(folder, 'earlier');

let visitors = 0;

const only = process.argv.slice(2);
const wanted = shots.filter(({ name }) => only.length === 0 || only.includes(name));
const site = await startSite();
const browser = await chromium.launch(browserLaunch());
const byVisitor = Map.groupBy(
  wanted,
  (shot) => `${shot.look} ${shot.width} ${asksForAccount(addressesOfScenes[shot.name])}`,
);
for (const ofOne of byVisitor.values()) {
  const context = await newVisitor(browser, ofOne[0]!);
  for (const shot of ofOne) await take(context, shot);
  await context.close();
}
await browser.close();
await site.stop();
writeFileSync(join(workspaceRoot, 'docs/screens.md'), screensPage(readdirSync(folder), readdirSync(earlier)));
console.log(`  ${wanted.length} pictures in docs/screens`);

async function take(context: BrowserContext, shot: Shot): Promise<void> {
  const page = await context.newPage();
  await prepare(page, shot.name);
  await photograph(page, join(folder, fileOf(shot)), shot.name === 'turn' ? 'window' : 'page');
  await page.close();
}

async function newVisitor(opened: Browser, { look, width, name }: Shot): Promise<BrowserContext> {
  const context = await opened.newContext({
    baseURL: site.url,
    viewport: { width, height: windows[width] },
    ...looks[look],
    reducedMotion: 'reduce',
  });
  await context.addInitScript(countingUuids, (visitors += 1));
  if (asksForAccount(addressesOfScenes[name])) await signIn(context, site.url);
  await fetchFonts(context);
  return context;
}

/** Texts are drawn in the product's fonts only if the browser already has them. */
async function fetchFonts(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(paths.helpCenter);
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
  });
  await page.close();
}

/**
 * Replaces random UUIDs in the page with a counter, so that pictures are reproducible; each visitor gets a different
 * range.
 */
function countingUuids(visitor: number): void {
  let count = 0;
  crypto.randomUUID = () => {
    count += 1;
    return `00000000-0000-4000-8000-${String(visitor).padStart(6, '0')}${String(count).padStart(6, '0')}`;
  };
}
