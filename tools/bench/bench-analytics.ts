/**
 * `npm run bench:analytics`: measures whether analytics cause tasks over 50 ms, on the landing page and in a chat. Tasks
 * come from a trace, as processor time multiplied by how much slower a phone is; a busy machine changes little about
 * that.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CDPSession, chromium } from 'playwright';
import { browserLaunch, kindsOfPages, startSite } from '../site/index.ts';
import { workspaceRoot } from '../webpack/workspace.ts';
import { tasksInTrace, type TraceEvent } from './analytics/tasks-in-trace.ts';
import { median, report } from './report.ts';
import { slowDevice } from './web/slow-device.ts';

const rounds = 5;
/** In ms. Analytics load 1.5 s after the page was rendered, and send after 3 s at the latest. */
const watchedMs = 9_000;
const longMs = 50;
const pages = { landing: kindsOfPages.landing, chat: kindsOfPages.chat };
type BenchedPage = keyof typeof pages;

interface Seen {
  /** Tasks over 50 ms on the slow phone. */
  long: number;
  /** Of those, the number since analytics loaded; and the longest one since, in ms. */
  longSince: number;
  longestSinceMs: number;
  counted: boolean;
}

/** Returns the bundle file with the analytics code, found by a string that occurs nowhere else. */
function analyticsFile(): string {
  const folder = join(workspaceRoot, 'dist/apps/shell');
  const found = readdirSync(folder).filter(
    (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes('[data-counts-tile]'),
  );
  if (found.length !== 1) throw new Error(`Analytics is in ${found.length} files; expected one`);
  return found[0]!;
}

const file = analyticsFile();
const site = await startSite();
const browser = await chromium.launch(browserLaunch());
const seen: Record<BenchedPage, { with: Seen[]; without: Seen[] }> = {
  landing: { with: [], without: [] },
  chat: { with: [], without: [] },
};
for (let round = 0; round < rounds; round += 1) {
  for (const page of Object.keys(pages) as BenchedPage[]) {
    const turns = round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const);
    for (const turn of turns) seen[page][turn].push(await look(pages[page], turn === 'with'));
  }
}
await browser.close();
await site.stop();

const rows = Object.entries(seen).map(([page, turns]) => ({
  page,
  counted: turns.with.every((one) => one.counted) && turns.without.every((one) => !one.counted),
  with: median(turns.with.map(({ long }) => long)),
  without: median(turns.without.map(({ long }) => long)),
  longSince: median(turns.with.map(({ longSince }) => longSince)),
  longestSinceMs: median(turns.with.map(({ longestSinceMs }) => longestSinceMs)),
}));
const met = rows.every(({ counted, longSince }) => counted && longSince === 0);
report(
  `Tasks over ${longMs} ms in ${watchedMs / 1_000} s, processor ÷ ${slowDevice.cpuSlowdown}, medians of ${rounds}`,
  [
    ['', 'with counting', 'without', 'since it came', 'longest since it came'],
    ...rows.map((row) => [
      row.page,
      String(row.with),
      String(row.without),
      String(row.longSince),
      `${Math.round(row.longestSinceMs)} ms`,
    ]),
  ],
  {
    ...Object.fromEntries(
      rows.flatMap((row) => [
        [`counting_${row.page}_long_tasks_with`, row.with],
        [`counting_${row.page}_long_tasks_without`, row.without],
        [`counting_${row.page}_long_tasks_since_it_came`, row.longSince],
        [`counting_${row.page}_longest_task_since_ms`, Math.round(row.longestSinceMs)],
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
  // Intercepted in both variants, because a browser whose requests are watched loads scripts in other tasks.
  await page.route(`**/${file}`, (route) => (counting ? route.continue() : route.abort()));
  const trace = await startTrace(await context.newCDPSession(page));
  await page.goto(`${site.url}${address}`);
  await page.waitForTimeout(watchedMs);
  const tasks = tasksInTrace(await trace(), '/shell/', file).map(({ processorMs, since }) => ({
    ms: processorMs * slowDevice.cpuSlowdown,
    since,
  }));
  await context.close();
  const since = tasks.filter((task) => task.since);
  const long = (some: typeof tasks) => some.filter(({ ms }) => ms > longMs).length;
  const longestSinceMs = Math.max(0, ...since.map(({ ms }) => ms));
  return { long: long(tasks), longSince: long(since), longestSinceMs, counted };
}

/** @returns a function that ends the trace and returns its events */
async function startTrace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return events;
  };
}
