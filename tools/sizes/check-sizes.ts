/** `npm run sizes`: what each page of the built site costs to open; fails where a budget is missed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@greenroom/federation';
import { workspaceRoot } from '../webpack/workspace.ts';
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
const over = pages.filter(({ withinBudget }) => !withinBudget);

console.log('  JavaScript, gzip        first visit   next screen');
for (const { page, firstKb, ownKb, withinBudget } of pages) {
  console.log(
    `${withinBudget ? ' ' : '!'} ${page.padEnd(44)} ${firstKb.toFixed(1).padStart(7)} KB ${ownKb.toFixed(1).padStart(7)} KB`,
  );
}
console.log(`  Budgets: first visit ${budgets.firstScreenKb} KB, next screen ${budgets.furtherScreenKb} KB`);
if (over.length > 0) {
  console.error(`${over.length} pages are over budget`);
  process.exitCode = 1;
}
