/** `npm run sizes`: what each page of the built site costs to open, beside the targets. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import type { BuildRecord } from '@greenroom/federation';
import { workspaceRoot } from '../webpack/workspace.ts';
import { report } from '../bench/report.ts';
import { budgets } from './budgets.ts';
import { countingKb } from './measure-counting.ts';
import { measurePages } from './measure-pages.ts';

const dist = join(workspaceRoot, 'dist');
const read = (folder: string) => JSON.parse(readFileSync(join(dist, folder, 'build.json'), 'utf8')) as BuildRecord;

if (!existsSync(join(dist, 'apps/shell/build.json'))) {
  console.error('The site is not built: npm run build');
  process.exit(1);
}

const remotes = readdirSync(join(dist, 'remotes')).map((name) => read(join('remotes', name)));
const pages = measurePages(read('apps/shell'), remotes);
const kilobytes = (value: number) => `${value.toFixed(1)} KB`;
const heaviest = Math.max(...pages.map(({ firstKb }) => firstKb));
const heaviestNext = Math.max(...pages.map(({ ownKb }) => ownKb));
const counting = countingOf(join(dist, 'apps/shell'));
const over = pages.filter(({ withinLimits }) => !withinLimits);
const aboveTarget = pages.filter(({ firstKb }) => firstKb > budgets.firstScreenKb);

report(
  'JavaScript of each page, gzip',
  [
    ['', 'first visit', 'may be', 'next screen', ''],
    ...pages.map(({ page, firstKb, firstLimitKb, ownKb, withinLimits }) => [
      page,
      kilobytes(firstKb),
      kilobytes(firstLimitKb),
      kilobytes(ownKb),
      withinLimits ? '' : '!',
    ]),
    ['counting, before consent', kilobytes(counting), kilobytes(budgets.countingKb), '', ''],
    ['target', `≤ ${kilobytes(budgets.firstScreenKb)}`, '', `≤ ${kilobytes(budgets.furtherScreenKb)}`, ''],
  ],
  {
    pages: pages.length,
    pages_over_limit: over.length,
    pages_over_target: aboveTarget.length,
    landing_js_gzip_bytes: Math.round((pages[0]?.firstKb ?? 0) * 1_000),
    heaviest_first_visit_js_gzip_bytes: Math.round(heaviest * 1_000),
    heaviest_next_screen_js_gzip_bytes: Math.round(heaviestNext * 1_000),
    counting_gzip_bytes: Math.round(counting * 1_000),
    first_visit_target_bytes: budgets.firstScreenKb * 1_000,
    next_screen_target_bytes: budgets.furtherScreenKb * 1_000,
  },
);

if (over.length > 0) {
  const names = over.map(({ page }) => page).join(', ');
  console.error(`Over the limits of tools/sizes/budgets.ts: ${names}`);
  process.exitCode = 1;
}
if (counting > budgets.countingKb) {
  console.error('Counting costs more before consent than tools/sizes/budgets.ts allows');
  process.exitCode = 1;
}

/** Told by a name that stands in no other file of the shell. */
function countingOf(folder: string): number {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(join(folder, file), 'utf8');
    if (!code.includes('[data-counts-tile]')) continue;
    return countingKb(code, JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')) as SourceMapPayload);
  }
  throw new Error('Counting is in none of the files of the shell');
}
