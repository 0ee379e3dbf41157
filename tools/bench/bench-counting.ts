/**
 * `npm run bench:counting`: whether counting makes tasks over 50 ms, on the landing page and in a chat. Each page is
 * opened with it and without its file, turn by turn in one run, so that both meet the same machine.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { browserLaunch, kindsOfPages, startSite } from '../site/index.ts';
import { workspaceRoot } from '../webpack/workspace.ts';
import { median, report } from './report.ts';
import { slowDevice } from './web/slow-device.ts';

const rounds = 3;
/** In ms. Counting comes 1.5 s after the page was drawn, and sends after 3 s at the latest. */
const watchedMs = 9_000;
const pages = { landing: kindsOfPages.landing, chat: kindsOfPages.chat };

interface Seen {
  /** Tasks over 50 ms. */
  long: number;
  /** What of them is over 50 ms, in sum, in ms. */
  blockedMs: number;
  counted: boolean;
}

/** The file that counting comes in, told by a name that stands nowhere else. */
function countingFile(): string {
  const folder = join(workspaceRoot, 'dist/apps/shell');
  const found = readdirSync(folder).filter(
    (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes('[data-counts-tile]'),
  );
  if (found.length !== 1) throw new Error(`Counting is in ${found.length} files`);
  return found[0]!;
}

const file = countingFile();
const site = await startSite();
const browser = await chromium.launch(browserLaunch());
const seen = { landing: { with: [], without: [] }, chat: { with: [], without: [] } } as Record<
  keyof typeof pages,
  Record<'with' | 'without', Seen[]>
>;
for (let round = 0; round < rounds; round += 1) {
  for (const page of Object.keys(pages) as (keyof typeof pages)[]) {
    const turns = round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const);
    for (const turn of turns) seen[page][turn].push(await look(pages[page], turn === 'with'));
  }
}
await browser.close();
await site.stop();

const rows = Object.entries(seen).map(([page, turns]) => {
  const of = (turn: 'with' | 'without', what: 'long' | 'blockedMs') => median(turns[turn].map((one) => one[what]));
  const counted = turns.with.every((one) => one.counted) && turns.without.every((one) => !one.counted);
  return { page, counted, ...figures((turn) => of(turn, 'long')), blocked: figures((turn) => of(turn, 'blockedMs')) };
});
function figures(read: (turn: 'with' | 'without') => number) {
  return { with: read('with'), without: read('without') };
}
const met = rows.every((row) => row.counted && row.with <= row.without);
report(
  `Tasks over 50 ms in ${watchedMs / 1_000} s, processor ÷ ${slowDevice.cpuSlowdown}, medians of ${rounds}`,
  [
    ['', 'with counting', 'without', 'time over 50 ms, ratio'],
    ...rows.map(({ page, blocked, ...row }) => [
      page,
      String(row.with),
      String(row.without),
      (blocked.with / Math.max(1, blocked.without)).toFixed(2),
    ]),
  ],
  {
    ...Object.fromEntries(
      rows.flatMap(({ page, blocked, ...row }) => [
        [`counting_${page}_long_tasks_with`, row.with],
        [`counting_${page}_long_tasks_without`, row.without],
        [`counting_${page}_blocked_ratio`, Number((blocked.with / Math.max(1, blocked.without)).toFixed(2))],
      ]),
    ),
    counting_adds_no_long_task: met,
  },
);
if (!met) process.exitCode = 1;

async function look(address: string, counting: boolean): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  let counted = false;
  page.on('request', (request) => (counted ||= new URL(request.url()).pathname === '/api/v1/events'));
  if (!counting) await page.route(`**/${file}`, (route) => route.abort());
  await page.addInitScript(watchTasks);
  await (
    await context.newCDPSession(page)
  ).send('Emulation.setCPUThrottlingRate', {
    rate: slowDevice.cpuSlowdown,
  });
  await page.goto(`${site.url}${address}`);
  await page.waitForTimeout(watchedMs);
  const tasks = await tasksOf(page);
  await context.close();
  return { long: tasks.length, blockedMs: tasks.reduce((sum, ms) => sum + ms - 50, 0), counted };
}

function watchTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { longTasks: tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

function tasksOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
}
