/**
 * `npm run check:faults`: plants each of ten mistakes in a copy of the newest commit, runs the tests that should notice
 * it, and prints the titles of those that fail. Exits with 1 if a mistake goes unnoticed, or if the tests fail without
 * one.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkModules } from '../drill/link-modules.ts';
import { faults, type Fault } from './faults.ts';

/** The part of Jest's report that this file reads. */
interface Report {
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

const root = join(import.meta.dirname, '../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const folder = join(mkdtempSync(join(tmpdir(), 'greenroom-faults-')), 'copy');
let unnoticed = 0;
try {
  git('worktree', 'add', '--quiet', '--detach', folder, 'HEAD');
  linkModules(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const fault of faults) {
    const before = failingTests(fault);
    const found = withFault(fault, () => failingTests(fault));
    const noticed = before.length === 0 && found.length > 0;
    if (!noticed) unnoticed += 1;
    console.log(`${noticed ? 'noticed ' : 'UNNOTICED'}  ${fault.area}: ${fault.mistake}`);
    for (const title of (before.length > 0 ? before : found).slice(0, 3))
      console.log(`           ${before.length > 0 ? 'fails without it' : 'by'}: ${title}`);
  }
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
  rmSync(join(folder, '..'), { recursive: true, force: true });
}
console.log(`${faults.length - unnoticed} of ${faults.length} noticed`);
process.exitCode = unnoticed === 0 ? 0 : 1;

function withFault<Result>({ file, right, wrong }: Fault, during: () => Result): Result {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(right).length !== 2) throw new Error(`${file} must contain “${right}” exactly once`);
  writeFileSync(path, source.replace(right, wrong));
  try {
    return during();
  } finally {
    writeFileSync(path, source);
  }
}

function failingTests({ project, tests }: Fault): string[] {
  const report = join(folder, '../report.json');
  rmSync(report, { force: true });
  const { stderr } = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '-c', `${project}/jest.config.mjs`, '--json', `--outputFile=${report}`, tests],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' },
  );
  if (!existsSync(report)) throw new Error(stderr);
  const { numRuntimeErrorTestSuites, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  return numRuntimeErrorTestSuites > 0 ? ['the file of tests does not run', ...failed] : failed;
}
