/**
 * The second part of `npm run storybook`: opens every story of the built Storybook in both themes, and fails if axe
 * finds something serious, a story throws, or a page shows less than its state requires. Runs on dist/storybook.
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Page } from 'playwright';
import { browserLaunch, freePort } from '../site/index.ts';
import { workspaceRoot } from '../webpack/workspace.ts';

const folder = join(workspaceRoot, 'dist/storybook');
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json' };
const more: Record<string, string> = { '.svg': 'image/svg+xml', '.css': 'text/css', '.woff2': 'font/woff2' };

/** What a page must show in each state, in addition to being free of errors. */
const shows: Record<string, { selector: string; says: string }> = {
  Slow: { selector: '[aria-busy="true"], [role="status"]', says: 'that something is on its way' },
  Failed: { selector: '[role="alert"]', says: 'that it failed' },
  Offline: { selector: '[role="alert"]', says: 'that there is no connection' },
};

/** After a payment the page never says that it failed while the payment may have succeeded: it says that it waits. */
const waitsCalmly = 'Pages/Checkout, done';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
}

const server = createServer((request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://here').pathname);
  const file = join(folder, path === '/' ? 'index.html' : path);
  if (!file.startsWith(folder) || !existsSync(file)) return void response.writeHead(404).end();
  const ending = extname(file);
  response.writeHead(200, { 'content-type': types[ending] ?? more[ending] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
});
const port = await freePort();
server.listen(port, '127.0.0.1');
const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const only = process.argv[2];
const stories = Object.values(index.entries).filter(
  ({ type, id }) => type === 'story' && (only === undefined || id.includes(only)),
);
const browser = await chromium.launch(browserLaunch());
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
let wrong = 0;
for (const story of stories)
  for (const theme of ['dark', 'light']) {
    const found = await look(page, story, theme);
    for (const line of found) console.log(`  ${story.title}, ${story.name}, ${theme}: ${line}`);
    wrong += found.length;
  }
await browser.close();
server.close();
console.log(`  ${stories.length} stories in both lights, ${wrong} faults`);
process.exitCode = wrong > 0 ? 1 : 0;

async function look(opened: Page, { id, name, title }: Entry, theme: string): Promise<string[]> {
  const errors: string[] = [];
  const failed = (error: Error) => errors.push(error.message.split('\n', 1)[0]!);
  opened.on('pageerror', failed);
  await opened.goto(`http://127.0.0.1:${port}/iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`);
  const root = opened.locator('#storybook-root > *').first();
  const drawn = await root.waitFor({ state: 'attached', timeout: 30_000 }).then(
    () => true,
    () => false,
  );
  if (!drawn) errors.push('nothing was drawn');
  const wanted = title.startsWith('Pages/') && title !== waitsCalmly ? shows[name] : undefined;
  if (wanted && drawn) {
    const part = opened.locator(wanted.selector).first();
    const said = await part.waitFor({ state: 'attached', timeout: 15_000 }).then(
      () => true,
      () => false,
    );
    if (!said) errors.push(`does not say ${wanted.says}`);
  }
  // Errors are thrown in Storybook's own frames, which axe need not check.
  const axe = new AxeBuilder({ page: opened }).include('#storybook-root').setLegacyMode();
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  opened.off('pageerror', failed);
  return [...errors, ...serious.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]!.html.slice(0, 140)}`)];
}
