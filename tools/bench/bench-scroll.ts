/** `npm run bench:scroll`: scrolls a conversation of 10,000 messages from its end to its beginning and back. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { fillPath, paths } from '@greenroom/contracts';
import { browserLaunch, imogen, startSite } from '../site/index.ts';
import { workspaceRoot } from '../webpack/workspace.ts';
import { report } from './report.ts';
import { watchFrames, type SeenFrames } from './scroll/watch-frames.ts';

const messages = 10_000;
const cpuSlowdown = 2;
const budget = { frameMs: 100, nodes: 3_000 };
/** Pixels per wheel event and milliseconds between events, as in a fast fling. */
const turn = { pixels: 2_500, everyMs: 16 };
const patienceMs = 240_000;

const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-scroll-'));
const [visitor, conversation] = [randomUUID(), randomUUID()];
const seed = join(workspaceRoot, 'apps/api/src/testing/seed-long-conversation.ts');
execFileSync(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', seed, dataDir, visitor, conversation, String(messages)],
  { stdio: 'inherit' },
);

const site = await startSite({ dataDir });
const browser = await chromium.launch(browserLaunch());
const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
await context.addCookies([{ name: 'visitor_id', value: visitor, url: site.url }]);
const page = await context.newPage();
await page.goto(
  `${site.url}${fillPath(paths.mentorChat, { instructorSlug: imogen.slug })}?conversation=${conversation}`,
);
await page.getByText(`Message ${messages}.`).waitFor();
await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

const up = await scrollUntil(page, -turn.pixels, 'Message 1.');
const down = await scrollUntil(page, turn.pixels, `Message ${messages}.`);
await browser.close();
await site.stop();
rmSync(dataDir, { recursive: true, force: true });

const both = [up, down];
const met = both.every(
  ({ longestFrameMs, mostNodes }) => longestFrameMs <= budget.frameMs && mostNodes <= budget.nodes,
);
const row = (label: string, read: (seen: SeenFrames) => number, most = '') => [
  label,
  ...both.map((seen) => String(Math.round(read(seen)))),
  most,
];
report(
  `${messages} messages, processor ÷ ${cpuSlowdown}`,
  [
    ['', 'up, with its pages', 'down', 'at the most'],
    row('longest frame, ms', (seen) => seen.longestFrameMs, String(budget.frameMs)),
    row('frames over 100 ms', (seen) => seen.over100Ms, '0'),
    row('frames', (seen) => seen.frames),
    row('elements in the page', (seen) => seen.mostNodes, String(budget.nodes)),
  ],
  {
    messages,
    scroll_up_longest_frame_ms: Math.round(up.longestFrameMs),
    scroll_down_longest_frame_ms: Math.round(down.longestFrameMs),
    scroll_frames_over_100_ms: up.over100Ms + down.over100Ms,
    scroll_most_elements: Math.max(up.mostNodes, down.mostNodes),
    scroll_budget_met: met,
  },
);
if (!met) process.exitCode = 1;

/** Scrolls the conversation until a message is shown. */
async function scrollUntil(of: Page, pixels: number, text: string): Promise<SeenFrames> {
  await of.mouse.move(800, 400);
  await of.evaluate(watchFrames);
  const until = performance.now() + patienceMs;
  const wanted = of
    .getByText(text, { exact: false })
    .filter({ hasText: new RegExp(`(^|\\D)${text.replace('.', '\\.')}`) });
  for (let turns = 1; ; turns += 1) {
    await of.mouse.wheel(0, pixels);
    await of.waitForTimeout(turn.everyMs);
    if (turns % 40 === 0 && (await wanted.count()) > 0) break;
    if (performance.now() > until) throw new Error(`${text} did not appear within ${patienceMs / 1_000} s`);
  }
  return of.evaluate(() => window.endWatchingFrames());
}
