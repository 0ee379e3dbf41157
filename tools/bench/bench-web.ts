/** `npm run bench:web`: what the landing page and a conversation cost a newcomer on a slow device. Runs on the built site. */
import { chromium } from 'playwright';
import { browserLaunch, kindsOfPages, startSite } from '../site/index.ts';
import { budgets } from '../sizes/budgets.ts';
import { report, type Figures } from './report.ts';
import { measurePage, type MeasuredPage } from './web/measure-page.ts';
import { slowDevice } from './web/slow-device.ts';

const runs = 5;
const targets = { jsGzipBytes: budgets.firstScreenKb * 1_000, levels: 2 };
const pages = {
  landing: { path: kindsOfPages.landing, usable: 'main a[href]' },
  chat: { path: kindsOfPages.chat, usable: 'main textarea:enabled' },
};

const site = await startSite();
const browser = await chromium.launch(browserLaunch());
const measured: [name: string, MeasuredPage][] = [];
for (const [name, { path, usable }] of Object.entries(pages)) {
  measured.push([name, await measurePage(browser, { url: site.url + path, usable }, runs)]);
}
await browser.close();
await site.stop();

for (const [name, { levels }] of measured) {
  console.log(`\n  What ${name} asks for`);
  levels.forEach((urls, level) => console.log(`  ${level}  ${urls.map((url) => url.replace(site.url, '')).join('\n     ')}`));
}

const { megabitsPerSecond, latencyMs, cpuSlowdown } = slowDevice;
report(
  `A newcomer at ${megabitsPerSecond} Mbit/s, ${latencyMs} ms, processor ÷ ${cpuSlowdown}; medians of ${runs}`,
  [['', ...measured.map(([name]) => name), 'target'], ...rows(measured.map(([, page]) => page))],
  measured.reduce<Figures>((all, page) => ({ ...all, ...figures(page) }), {
    runs,
    js_gzip_target_bytes: targets.jsGzipBytes,
    request_levels_target: targets.levels,
  }),
);

/** Levels of requests after the document. */
function below({ levels }: MeasuredPage): number {
  return levels.length - 1;
}

function rows(all: MeasuredPage[]): string[][] {
  const row = (label: string, read: (page: MeasuredPage) => string, target = '') => [label, ...all.map(read), target];
  const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;
  const met = (value: number, target: number) => (value <= target ? '' : ' !');
  return [
    row('JavaScript, gzip', (page) => kilobytes(page.jsGzipBytes) + met(page.jsGzipBytes, targets.jsGzipBytes), `≤ ${kilobytes(targets.jsGzipBytes)}`),
    row('requests', (page) => String(page.levels.flat().length)),
    row('levels of requests', (page) => `${below(page)}${met(below(page), targets.levels)}`, `≤ ${targets.levels}`),
    row('first paint (FCP)', (page) => `${page.times.fcp} ms`),
    row('largest paint (LCP)', (page) => `${page.times.lcp} ms`),
    row('usable: first link, typing', (page) => `${page.times.usable} ms`),
  ];
}

function figures([name, page]: [string, MeasuredPage]): Figures {
  return {
    [`${name}_js_gzip_bytes`]: page.jsGzipBytes,
    [`${name}_js_gzip_target_met`]: page.jsGzipBytes <= targets.jsGzipBytes,
    [`${name}_requests`]: page.levels.flat().length,
    [`${name}_request_levels`]: below(page),
    [`${name}_fcp_p50_ms`]: page.times.fcp,
    [`${name}_lcp_p50_ms`]: page.times.lcp,
    [`${name}_usable_p50_ms`]: page.times.usable,
  };
}
