/**
 * `npm run docs:copy -- [commit]`: lists every text of the product whose wording changed between a commit and the
 * working tree, in both languages, and writes docs/copy-before-and-after.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { type Catalogue, compareCopy } from './compare-copy.ts';

/** The last commit before navigation and pages were worded anew. */
const beforeRewording = 'b3017c256^';
const [commit = beforeRewording] = process.argv.slice(2);

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: workspaceRoot, maxBuffer: 500_000_000, encoding: 'utf8' });
const isCatalogue = (path: string) => /^(apps|libs)\/.*\/messages\/en\.json$/.test(path);
const inGerman = (path: string) => path.replace(/en\.json$/, 'de.json');

const existed = new Set(git('ls-tree', '-r', '--name-only', commit).split('\n').filter(isCatalogue));
const exist = git('ls-files').split('\n').filter(isCatalogue);
const movedFrom = new Map<string, string>();
for (const line of git('diff', '--name-status', '-M40%', '-l20000', '--diff-filter=R', commit).split('\n')) {
  const [, old = '', now = ''] = line.split('\t');
  if (existed.has(old) && isCatalogue(now)) movedFrom.set(now, old);
}
const before = (path: string) => JSON.parse(git('show', `${commit}:${path}`)) as Catalogue;
const now = (path: string) => JSON.parse(readFileSync(join(workspaceRoot, path), 'utf8')) as Catalogue;

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
const either = (old: string, current: string) =>
  old === current ? ['(as it was)', cell(current)] : [old, current].map(cell);

const places: string[] = [];
let count = 0;
for (const path of exist) {
  const old = existed.has(path) ? path : movedFrom.get(path);
  if (old === undefined) continue;
  const changed = compareCopy(
    { en: before(old), de: before(inGerman(old)) },
    { en: now(path), de: now(inGerman(path)) },
  );
  if (changed.length === 0) continue;
  count += changed.length;
  const rows = changed.map(
    (text) =>
      `| \`${text.key}\` | ${[...either(text.before.en, text.now.en), ...either(text.before.de, text.now.de)].join(' | ')} |`,
  );
  const heads = '| key | English before | English now | German before | German now |\n| --- | --- | --- | --- | --- |';
  places.push(`## ${path.replace('/src', '').replace('/messages/en.json', '')}\n\n${heads}\n${rows.join('\n')}\n`);
}
const page = `# Copy before and after

Every text of the product whose wording differs from commit \`${git('rev-parse', '--short=9', commit).trim()}\`, before navigation and pages were worded anew: ${count} texts. New texts and removed ones are not listed. \`npm run docs:copy\` writes this page.

${places.join('\n')}`;
writeFileSync(join(workspaceRoot, 'docs/copy-before-and-after.md'), page);
console.log(`  ${count} texts in docs/copy-before-and-after.md`);
