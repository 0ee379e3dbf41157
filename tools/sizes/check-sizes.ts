/** `npm run sizes`: what each page of the built site costs to open, beside the targets. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@greenroom/federation';
import { workspaceRoot } from '../webpack/workspace.ts';
import { report } from '../bench/report.ts';
import { budgets } from './budgets.ts';
import { measurePages } from './measure-pages.ts';

const dist = join(workspaceRoot, 'dist');
const read = (folder: string) => JSON.parse(readFileSync(join(dist, folder, 'release.json'), 'utf8')) as ReleaseRecord;

if (!existsSync(join(dist, 'apps/shell/release.json'))) {
  console.error('The site is not built: npm run build');
  process.exit(1);
}

const remotes = readdirSync(join(dist, 'remotes')).map((name) => read(join('remotes', name)));
const pages = measurePages(read('apps/shell'), remotes);
const kilobytes = (value: number) => `${value.toFixed(1)} KB`;
const heaviest = Math.max(...pages.map(({ firstKb }) => firstKb));
const heaviestNext = Math.max(...pages.map(({ ownKb }) => ownKb));
const over = pages.filter(({ withinBudget }) => !withinBudget).length;

report(
  'JavaScript of each page, gzip',
  [
    ['', 'first visit', 'next screen', ''],
    ...pages.map(({ page, firstKb, ownKb, withinBudget }) => [page, kilobytes(firstKb), kilobytes(ownKb), withinBudget ? '' : '!']),
    ['target', `≤ ${kilobytes(budgets.firstScreenKb)}`, `≤ ${kilobytes(budgets.furtherScreenKb)}`, ''],
  ],
  {
    pages: pages.length,
    pages_over_target: over,
    shell_js_gzip_bytes: Math.round((pages[0]?.firstKb ?? 0) * 1_000),
    heaviest_first_visit_js_gzip_bytes: Math.round(heaviest * 1_000),
    heaviest_next_screen_js_gzip_bytes: Math.round(heaviestNext * 1_000),
    first_visit_target_bytes: budgets.firstScreenKb * 1_000,
    next_screen_target_bytes: budgets.furtherScreenKb * 1_000,
  },
);
// The targets are not enforced yet: this step measures, a later one gets there.
