/**
 * `npm run e2e`: builds what changed, runs all end-to-end tests and prints how long that took. With `--remote
 * checkout-mfe`, runs only that remote's tests, on a site of the builds they need. With `--no-network`, runs in a
 * network namespace with nothing but loopback (Linux only), on the embedded database, which shows that the tests need
 * no other host. All other options go to Playwright: `npm run e2e -- --grep chat`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apps, remoteNames, workspaceRoot } from '../webpack/workspace.ts';
import { durationsIn, sayTimes, type PlaywrightReport } from './spec-times.ts';
import { specsOf } from './spec-owners.ts';

/** A new network namespace has only a loopback interface, which is down. */
const onLoopback = 'ip link set lo up && exec "$@"';

const began = Date.now();
const given = process.argv.slice(2);
const noNetwork = given.includes('--no-network');
const { remote, rest } = readArguments(given.filter((argument) => argument !== '--no-network'));
const facts = remote === undefined ? undefined : apps[remote];

if (remote === undefined || facts === undefined) {
  start('npx', ['nx', 'run-many', '-t', 'build', 'build-frame']);
} else {
  start('npx', ['nx', 'run-many', '-t', 'build', '-p', ['shell', remote, ...facts.e2e.through].join(',')]);
  start('npx', ['nx', 'run', `${remote}:build-frame`]);
}
const built = Date.now();
const command = ['playwright', 'test', '-c', 'e2e', ...filesOf(), ...rest];
const env: Record<string, string> = {
  ...(remote !== undefined && { REMOTE: remote }),
  // PostgreSQL refuses to run as root, the only user of the namespace.
  ...(noNetwork && { SITE_DATABASE: 'embedded' }),
};
const status = noNetwork
  ? run('unshare', ['--map-root-user', '--net', 'sh', '-c', onLoopback, 'sh', 'npx', ...command], env)
  : run('npx', command, env);
const report = join(workspaceRoot, `reports/e2e${process.env.TEST_LANE === 'real-time' ? '-real-time' : ''}.json`);
// No report is read if other options wrote it elsewhere or chose another reporter.
const wasWritten = existsSync(report) && statSync(report).mtimeMs > built;
const itself = wasWritten ? durationsIn(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport) : [];
console.log(sayTimes({ building: built - began, specs: Date.now() - built, itself }));
process.exitCode = status;

/** Returns the test files to pass to Playwright; without any it runs all. */
function filesOf(): string[] {
  if (remote === undefined) return [];
  return [...specsOf(remote), 'frames'].map((spec) => `/specs/${spec}.spec.ts`);
}

function readArguments(given: string[]): { remote: string | undefined; rest: string[] } {
  const { tokens } = parseArgs({
    args: given,
    options: { remote: { type: 'string' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const asked = tokens.findLast((token) => token.kind === 'option' && token.name === 'remote');
  if (asked?.kind !== 'option') return { remote: undefined, rest: given };
  const name = asked.value ?? '';
  if (!remoteNames.includes(name)) {
    console.error(`--remote ${name}: one of ${remoteNames.join(', ')}`);
    process.exit(1);
  }
  const rest = given.toSpliced(asked.index, asked.inlineValue ? 1 : 2);
  return { remote: name, rest };
}

/** Runs a program and exits with its code if it fails. */
function start(program: string, args: readonly string[]): void {
  const status = run(program, args);
  if (status !== 0) process.exit(status);
}

/** @returns the program's exit code */
function run(program: string, args: readonly string[], env: Record<string, string> = {}): number {
  const { status } = spawnSync(program, args, {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}
