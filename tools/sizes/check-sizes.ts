/**
 * `npm run sizes`: prints what each page of the built site costs to open. Fails for a page above the cap, and for one
 * that has grown since its size was recorded with `npm run sizes -- --record`; and lists modules that a first visit
 * loads twice.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { join, relative } from 'node:path';
import type { BuildRecord } from '@greenroom/federation';
import { workspaceRoot } from '../webpack/workspace.ts';
import { report } from '../bench/report.ts';
import { budgets, faultOf } from './budgets.ts';
import { firstVisitFaults, type BuiltApp } from './first-visit-faults.ts';
import { sharedModules } from '../webpack/shared-modules.ts';
import { modulesInFile } from './modules-in-file.ts';
import { analyticsKb } from './measure-analytics.ts';
import { measurePages } from './measure-pages.ts';

const dist = join(workspaceRoot, 'dist');
const read = (folder: string) => JSON.parse(readFileSync(join(dist, folder, 'build.json'), 'utf8')) as BuildRecord;

if (!existsSync(join(dist, 'apps/shell/build.json'))) {
  console.error('The site is not built: npm run build');
  process.exit(1);
}

const remotes = readdirSync(join(dist, 'remotes')).map((name) => read(join('remotes', name)));
const pages = measurePages(read('apps/shell'), remotes);
const recordFile = join(import.meta.dirname, 'recorded-sizes.json');
const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, number>;
const kilobytes = (value: number) => `${value.toFixed(1)} KB`;
const analytics = analyticsOf(join(dist, 'apps/shell'));
const faults = pages.flatMap(({ page, firstKb }) => {
  const fault = faultOf(firstKb, recorded[page]);
  return fault ? [{ page, firstKb, fault }] : [];
});

report(
  'JavaScript of each page, gzip',
  [
    ['', 'first visit', 'recorded', 'next screen', ''],
    ...pages.map(({ page, firstKb, ownKb }) => [
      page,
      kilobytes(firstKb),
      recorded[page] === undefined ? 'new' : kilobytes(recorded[page]),
      kilobytes(ownKb),
      faults.some((fault) => fault.page === page) ? '!' : '',
    ]),
    ['analytics, before consent', kilobytes(analytics), '', '', ''],
    ['cap', `≤ ${kilobytes(budgets.firstVisitKb)}`, '', '', ''],
  ],
  {
    pages: pages.length,
    pages_over_cap: faults.filter(({ fault }) => fault === 'over the cap').length,
    pages_grown: faults.filter(({ fault }) => fault === 'grown').length,
    landing_js_gzip_bytes: Math.round((pages[0]?.firstKb ?? 0) * 1_000),
    heaviest_first_visit_js_gzip_bytes: Math.round(Math.max(...pages.map(({ firstKb }) => firstKb)) * 1_000),
    heaviest_next_screen_js_gzip_bytes: Math.round(Math.max(...pages.map(({ ownKb }) => ownKb)) * 1_000),
    analytics_gzip_bytes: Math.round(analytics * 1_000),
    first_visit_cap_bytes: budgets.firstVisitKb * 1_000,
  },
);

if (process.argv.includes('--record')) {
  const sizes = pages.map(({ page, firstKb }) => [page, Number(firstKb.toFixed(1))] as const);
  writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`);
  console.log(`Recorded in ${relative(workspaceRoot, recordFile)}`);
} else {
  for (const { page, firstKb, fault } of faults)
    console.error(
      fault === 'grown'
        ? `${page} grew from ${kilobytes(recorded[page]!)} to ${kilobytes(firstKb)}; if that is intended: npm run sizes -- --record`
        : `${page} costs ${kilobytes(firstKb)}; no page may cost more than ${kilobytes(budgets.firstVisitKb)}`,
    );
  if (faults.length > 0) process.exitCode = 1;
}
if (analytics > budgets.analyticsKb) {
  console.error(
    `Analytics costs ${kilobytes(analytics)} before consent; it may cost ${kilobytes(budgets.analyticsKb)}`,
  );
  process.exitCode = 1;
}
const misplaced = firstVisitFaults(
  built('apps/shell'),
  readdirSync(join(dist, 'remotes')).map((name) => built(join('remotes', name))),
  Object.keys(sharedModules(true)),
);
for (const fault of misplaced) console.error(fault);
if (misplaced.length > 0) process.exitCode = 1;

function built(folder: string): BuiltApp {
  return { record: read(folder), modulesOf: (file) => modulesInFile(join(dist, folder), file) };
}

/**
 * Returns the size of the analytics modules, which are in one file of the shell, found by an attribute that only they
 * name.
 */
function analyticsOf(folder: string): number {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(join(folder, file), 'utf8');
    if (!code.includes('[data-counts-tile]')) continue;
    return analyticsKb(code, JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')) as SourceMapPayload);
  }
  throw new Error('No file of the shell contains analytics');
}
