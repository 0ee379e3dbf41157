/**
 * `npm run e2e`: builds what changed and runs every journey. With `--remote checkout-mfe` that remote's alone, on a site
 * of what they come by. With `--no-network` in a network namespace that has nothing but loopback (Linux alone): what
 * passes there needs nobody. All else goes to Playwright: `npm run e2e -- --grep chat`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '../webpack/workspace.ts';
import { isAmong, journeysOf } from './whose-journeys.ts';

/** A new network namespace has a loopback that is down, and nothing else. */
const onLoopback = 'ip link set lo up && exec "$@"';

const given = process.argv.slice(2);
const noNetwork = given.includes('--no-network');
const { remote, rest } = readArguments(given.filter((argument) => argument !== '--no-network'));
const owned = remote === undefined ? undefined : journeysOf[remote];

if (remote === undefined || owned === undefined) {
  start('npx', ['nx', 'run-many', '-t', 'build', 'build-frame']);
} else {
  start('npx', ['nx', 'run-many', '-t', 'build', '-p', ['shell', remote, ...owned.through].join(',')]);
  start('npx', ['nx', 'run', `${remote}:build-frame`]);
}
const journeys = ['playwright', 'test', '-c', 'e2e', ...filesOf(), ...rest];
const env: Record<string, string> = remote === undefined ? {} : { REMOTE: remote };
if (noNetwork) start('unshare', ['--map-root-user', '--net', 'sh', '-c', onLoopback, 'sh', 'npx', ...journeys], env);
else start('npx', journeys, env);

/** The files that Playwright is told of; without any it takes all. */
function filesOf(): string[] {
  if (owned === undefined) return [];
  const files = readdirSync(join(workspaceRoot, 'e2e/journeys')).filter((file) => file.endsWith('.spec.ts'));
  const own = files.filter((file) => isAmong(file.replace('.spec.ts', ''), owned.specs));
  return [...own, 'frames.spec.ts'].map((file) => `/journeys/${file}`);
}

function readArguments(given: string[]): { remote: keyof typeof journeysOf | undefined; rest: string[] } {
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
  if (!Object.hasOwn(journeysOf, name)) {
    console.error(`--remote ${name}: one of ${Object.keys(journeysOf).join(', ')}`);
    process.exit(1);
  }
  const rest = given.toSpliced(asked.index, asked.inlineValue ? 1 : 2);
  return { remote: name as keyof typeof journeysOf, rest };
}

/** Ends this process where the program fails. */
function start(program: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(program, args, {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
