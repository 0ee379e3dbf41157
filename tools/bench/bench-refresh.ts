/**
 * `npm run bench:refresh [-- --times 5] [--at http://127.0.0.1:4200] [--json]`: measures the time from a saved edit to
 * the page of a development server, for a remote alone and inside the whole site, and whether the page keeps its state.
 * Edits files of the workspace and restores them. `--at` names a site whose development servers of shell and
 * checkout-mfe run.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { paths } from '@greenroom/contracts';
import { browserLaunch, freePort } from '../site/index.ts';
import { devPortOf, workspaceRoot } from '../webpack/workspace.ts';
import { edits } from './refresh/edits.ts';
import { editAndSee, type Seen } from './refresh/edit-and-see.ts';
import { median, report } from './report.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '5' },
    at: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const times = Number(values.times);
const budgetMs = 1_500;
const remote = 'checkout-mfe';
const startPatienceMs = 240_000;
const editPatienceMs = 60_000;

type Row = { name: string; seen: Seen[] };
const browser = await chromium.launch(browserLaunch());
const rows: { alone: Row[]; inSite: Row[] } = { alone: [], inSite: [] };
if (values.at === undefined) {
  rows.alone = await measure([remote], `http://127.0.0.1:${devPortOf(remote)}`);
  const port = await freePort();
  rows.inSite = await measure(['shell', remote], `http://127.0.0.1:${port}`, { PORT: String(port) });
} else rows.inSite = await editsAt(values.at);
await browser.close();

const all = Object.entries(rows).flatMap(([where, found]) => found.map((row) => ({ where, ...row })));
const figures = all.map(({ where, name, seen }) => {
  const took = seen.map(({ ms }) => ms);
  return { where, name, p50: median(took), most: Math.max(...took), kept: seen.every(({ kept }) => kept) };
});
const met = figures.every(({ p50, kept }) => p50 <= budgetMs && kept);
const key = (text: string) => text.replaceAll(/\W/g, '_');
report(
  `${times} edits each: milliseconds from the saved file to the page, of which the median may be ${budgetMs}`,
  [
    ['', 'median', 'most', 'state kept'],
    ...figures.map(({ where, name, p50, most, kept }) => [
      `${where === 'alone' ? 'alone' : 'in the site'}: ${name}`,
      p50.toFixed(0),
      most.toFixed(0),
      kept ? 'yes' : 'no',
    ]),
  ],
  {
    ...Object.fromEntries(figures.map(({ where, name, p50 }) => [key(`${where}_${name}_p50_ms`), Math.round(p50)])),
    met,
  },
);
if (!met) process.exitCode = 1;

/** Starts the development servers of some apps and makes all edits in their page. */
async function measure(apps: string[], url: string, env: NodeJS.ProcessEnv = {}): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-refresh-'));
  const servers = spawn(process.execPath, ['tools/dev/dev.ts', ...apps], {
    cwd: workspaceRoot,
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => servers.once('exit', resolve));
  try {
    return await editsAt(url);
  } finally {
    servers.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function editsAt(url: string): Promise<Row[]> {
  const page = await openWhenThere(browser, `${url}${paths.checkoutSignup}`);
  const found: Row[] = [];
  for (const edit of edits) found.push({ name: edit.name, seen: await editAndSee(page, edit, times, editPatienceMs) });
  await page.close();
  return found;
}

async function openWhenThere(browser: Browser, address: string) {
  const page = await browser.newPage();
  const until = performance.now() + startPatienceMs;
  for (;;) {
    const answer = await page.goto(address).catch(() => undefined);
    if (answer?.ok()) break;
    if (performance.now() > until) throw new Error(`Nothing answers at ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const field = 'input[name="password"]';
  await page.waitForSelector(field, { timeout: startPatienceMs });
  // A frame's mocks work from its second load.
  await page.reload();
  await page.waitForSelector(field);
  return page;
}
