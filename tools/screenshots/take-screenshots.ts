/**
 * `npm run screenshots`: saves pictures of every page of the running product to docs/screens. Runs on the built site.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { asksForAccount, browserLaunch, signIn, startSite } from '../site/index.ts';
import { workspaceRoot } from '../webpack/workspace.ts';
import { addressOf, prepare } from './prepare.ts';
import { photograph } from './photograph.ts';
import { shots, windows, type Look, type Shot } from './shots.ts';

const folder = join(workspaceRoot, 'docs/screens');

let visitors = 0;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch(browserLaunch());
for (const shot of shots) for (const width of shot.widths) await take(browser, shot, width);
await browser.close();
await site.stop();
console.log(`  ${shots.reduce((sum, { widths }) => sum + widths.length, 0)} pictures in docs/screens`);

async function take(opened: Browser, { name, look }: Shot, width: keyof typeof windows): Promise<void> {
  const context = await newVisitor(opened, look, width);
  if (asksForAccount(addressOf(name))) await signIn(context, site.url);
  const page = await context.newPage();
  await prepare(page, name);
  const suffix = look === 'dark' ? '' : `-${look}`;
  await photograph(page, join(folder, `${name}-${width}${suffix}.jpg`), name === 'turn' ? 'window' : 'page');
  await context.close();
}

async function newVisitor(opened: Browser, look: Look, width: keyof typeof windows): Promise<BrowserContext> {
  const context = await opened.newContext({
    baseURL: site.url,
    viewport: { width, height: windows[width] },
    colorScheme: look === 'light' ? 'light' : 'dark',
    locale: look === 'de' ? 'de-DE' : 'en-US',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(countingUuids, (visitors += 1));
  return context;
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
