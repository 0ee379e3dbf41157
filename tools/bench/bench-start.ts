/** `npm run bench:start`: measures the time until the built product is ready, without data and with existing data. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../site/index.ts';
import { median, report } from './report.ts';

const runs = 3;
const budgetMs = 5_000;

const first: number[] = [];
const second: number[] = [];
for (let run = 0; run < runs; run += 1) {
  const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-start-'));
  for (const times of [first, second]) {
    const site = await startSite({ dataDir });
    times.push(Math.round(site.readyAfterMs));
    await site.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
}

const met = median(second) <= budgetMs;
report(
  `From the start of the process to /readyz; medians of ${runs}`,
  [
    ['', 'median', 'all', 'budget'],
    ['first start, no data', `${median(first)} ms`, first.join(', '), ''],
    ['second start, same data', `${median(second)} ms`, second.join(', '), `≤ ${budgetMs} ms`],
  ],
  {
    runs,
    first_start_p50_ms: median(first),
    second_start_p50_ms: median(second),
    second_start_budget_ms: budgetMs,
    second_start_budget_met: met,
  },
);
process.exitCode = met ? 0 : 1;
