/**
 * `npm run e2e`: builds what changed and runs every journey. With `--remote checkout-mfe` that remote's alone, on a site
 * of what they come by. With `--no-network` in a network namespace that has nothing but loopback (Linux alone), on the
 * embedded database: what passes there needs nobody. At the end it says how long that took. All else goes to Playwright: `npm run e2e -- --grep chat`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apps, remoteNames, workspaceRoot } from '../webpack/workspace.ts';
import { durationsIn, sayTimes, type JourneyReport } from './journey-times.ts';
import { specsOf } from './spec-owners.ts';

/** A new network namespace has a loopback that is down, and nothing else. */
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
const journeys = ['playwright', 'test', '-c', 'e2e', ...filesOf(), ...rest];
const env: Record<string, string> = {
  ...(remote !== undefined && { REMOTE: remote }),
  // As the only user of the namespace, root, PostgreSQL does not run.
  ...(noNetwork && { SITE_DATABASE: 'embedded' }),
};
const status = noNetwork
  ? run('unshare', ['--map-root-user', '--net', 'sh', '-c', onLoopback, 'sh', 'npx', ...journeys], env)
  : run('npx', journeys, env);
const report = join(workspaceRoot, `reports/e2e${process.env.TEST_LANE === 'real-time' ? '-real-time' : ''}.json`);
// Who has it written elsewhere, or asks for another report, knows what they want.
const wasWritten = existsSync(report) && statSync(report).mtimeMs > built;
const itself = wasWritten ? durationsIn(JSON.parse(readFileSync(report, 'utf8')) as JourneyReport) : [];
console.log(sayTimes({ building: built - began, journeys: Date.now() - built, itself }));
process.exitCode = status;

/** The files that Playwright is told of; without any it takes all. */
function filesOf(): string[] {
  if (remote === undefined) return [];
  return [...specsOf(remote), 'frames'].map((spec) => `/journeys/${spec}.spec.ts`);
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

/** Ends this process where the program fails. */
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
