/**
 * `npm run docs:words -- [seed] [commit]`: draws twenty comments, log lines and test titles that were rewritten between
 * a commit and the working tree, and writes docs/words-before-and-after.md. A moved file is found by Git's rename
 * detection. The same seed and the same two trees give the same page.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBy } from '@greenroom/test-tools/random-by';
import { workspaceRoot } from '../webpack/workspace.ts';
import { matchWords, type Rewritten } from './match-words.ts';
import { type Kind, kinds, readWords } from './read-words.ts';

/** The last commit before decision records, glossary, comments and titles were rewritten. */
const beforeRewrite = '3db54f6d99a61285226e9c2f0bfc1a823c8c29ce';
const [seed = '28', commit = beforeRewrite] = process.argv.slice(2);
const drawn: Record<Kind, number> = { comment: 10, log: 2, 'test title': 8 };

const options = { cwd: workspaceRoot, maxBuffer: 500_000_000 };
const git = (...args: string[]) => execFileSync('git', args, { ...options, encoding: 'utf8' });

/** Returns the earlier path of each file, by its current path. */
function pathsBefore(): Map<string, string> {
  const isSource = (path: string) => /^(apps|libs|e2e|tools)\/.*\.tsx?$/.test(path);
  const paths = new Map(
    git('ls-tree', '-r', '--name-only', commit)
      .split('\n')
      .filter(isSource)
      .map((path) => [path, path]),
  );
  for (const line of git('diff', '--name-status', '-M40%', '-l20000', '--diff-filter=R', commit).split('\n')) {
    const [, old = '', now = ''] = line.split('\t');
    if (paths.delete(old) && isSource(now)) paths.set(now, old);
  }
  return paths;
}

/** Returns the texts of files at the commit, in the order of their paths. */
function textsBefore(paths: readonly string[]): string[] {
  const input = paths.map((path) => `${commit}:${path}\n`).join('');
  const output = execFileSync('git', ['cat-file', '--batch'], { ...options, input });
  let at = 0;
  return paths.map(() => {
    // `<object> blob <bytes>`, the bytes, and the end of a line.
    const end = output.indexOf('\n', at) + 1;
    const bytes = Number(output.toString('utf8', at, end).split(' ')[2]);
    at = end + bytes + 1;
    return output.toString('utf8', end, end + bytes);
  });
}

const counts = Object.fromEntries(kinds.map((kind) => [kind, { before: 0, same: 0, rewritten: 0, gone: 0 }])) as Record<
  Kind,
  Record<'before' | 'same' | 'rewritten' | 'gone', number>
>;
const all: Rewritten[] = [];
const paths = [...pathsBefore()];
const texts = textsBefore(paths.map(([, old]) => old));
for (const [index, [path, old]] of paths.entries()) {
  const now = join(workspaceRoot, path);
  const before = readWords(old, texts[index]!);
  const after = existsSync(now) ? readWords(path, readFileSync(now, 'utf8')) : [];
  for (const kind of kinds) {
    const of = before.filter((one) => one.kind === kind);
    const compared = matchWords(
      of,
      after.filter((one) => one.kind === kind),
    );
    counts[kind].before += of.length;
    counts[kind].same += compared.same;
    counts[kind].rewritten += compared.rewritten.length;
    counts[kind].gone += compared.gone;
    all.push(...compared.rewritten);
  }
}

const random = randomBy(Number(seed));
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const rows = kinds.flatMap((kind) => {
  const of = all.filter((one) => one.kind === kind);
  return Array.from({ length: Math.min(drawn[kind], of.length) }, () => {
    const [{ before, after }] = of.splice(Math.floor(random() * of.length), 1) as [Rewritten];
    return `| ${kind} | ${cell(before)} | ${cell(after)} |`;
  });
});

const page = `# Words before and after

This page compares the comments, log lines and test titles of commit \`${commit.slice(0, 8)}\`, before the language was revised, with those of today, in files that still exist (moved or not). “Removed” counts texts that have no similar text today; a text that was rewritten from scratch is among them.

| kind | before | unchanged | rewritten | removed |
| --- | ---: | ---: | ---: | ---: |
${kinds.map((kind) => `| ${kind} | ${Object.values(counts[kind]).join(' | ')} |`).join('\n')}

Twenty of the rewritten ones, drawn at random by seed ${seed}. \`npm run docs:words -- ${seed}\` writes this page; another seed draws others.

| kind | before | now |
| --- | --- | --- |
${rows.join('\n')}
`;
writeFileSync(join(workspaceRoot, 'docs/words-before-and-after.md'), page);
console.log(`${rows.length} rows of ${all.length} in docs/words-before-and-after.md`);
