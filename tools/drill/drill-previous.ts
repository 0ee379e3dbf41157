/**
 * `npm run drill:previous -- [part of a path …] [--json]`: tests the version before the last migration on today's
 * schema. Checks its newest commit out in a separate folder, adds today's migrations, and runs that version's own
 * database tests of the API on PostgreSQL. Exits with 1 if one fails: instances of that version could then not keep
 * running during the update.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { linkModules } from './link-modules.ts';

/** The part of Jest's report that this file reads. */
interface Report {
  numPassedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

const root = join(import.meta.dirname, '../..');
const migrations = 'libs/server/database/src/migrations';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const newest =
  readdirSync(join(root, migrations))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1) ?? '';
// A merge counts as one step: the version before it is the one that ran.
const [cameWith = ''] = git(
  'log',
  '-m',
  '--first-parent',
  '--diff-filter=A',
  '--format=%H',
  '--',
  `:(glob)**/migrations/${newest}`,
)
  .split('\n')
  .slice(-1);
if (!cameWith) throw new Error(`${newest} is not committed yet: the previous version is this one`);
const before = git('rev-parse', `${cameWith}^`);
const folder = join(mkdtempSync(join(tmpdir(), 'greenroom-previous-')), 'before');
const report = join(folder, '../report.json');
try {
  git('worktree', 'add', '--quiet', '--detach', folder, before);
  linkModules(join(root, 'node_modules'), join(folder, 'node_modules'));
  const [migrationBefore = ''] = git('-C', folder, 'ls-files', ':(glob)**/database/**/migrations/*.sql').split('\n');
  const migrationsBefore = dirname(join(folder, migrationBefore));
  rmSync(migrationsBefore, { recursive: true });
  cpSync(join(root, migrations), migrationsBefore, { recursive: true });
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const options = ['-c', 'apps/api/jest.config.mjs', '--json', `--outputFile=${report}`, '-w', '2'];
  spawnSync(process.execPath, [jest, ...options, ...positionals], {
    cwd: folder,
    env: { ...process.env, TEST_DATABASE: 'postgres' },
    stdio: ['ignore', 'ignore', values.json ? 'ignore' : 'inherit'],
  });
  if (!existsSync(report)) throw new Error('The tests of the previous version did not run');
  const { numPassedTests: passed, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
  console.log(`${before.slice(0, 12)} on the schema with ${newest}: ${passed} tests passed, ${failed.length} failed`);
  for (const name of failed) console.log(`  ${name}`);
  if (values.json) console.log(JSON.stringify({ before, newest, passed, failed }));
  if (failed.length > 0 || passed === 0) process.exitCode = 1;
} finally {
  if (existsSync(folder)) git('worktree', 'remove', '--force', folder);
  rmSync(join(folder, '..'), { recursive: true, force: true });
}
