/**
 * `npm run e2e`: builds what changed and runs every journey. With `--remote checkout-mfe` that remote's alone, on a site
 * of what they come by. All else goes to Playwright: `npm run e2e -- --grep chat`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '../webpack/workspace.ts';
import { isAmong, journeysOf } from './whose-journeys.ts';

const { remote, rest } = readArguments(process.argv.slice(2));
const owned = remote === undefined ? undefined : journeysOf[remote];

if (remote === undefined || owned === undefined) {
  run('nx', ['run-many', '-t', 'build', 'build-frame']);
} else {
  run('nx', ['run-many', '-t', 'build', '-p', ['shell', remote, ...owned.through].join(',')]);
  run('nx', ['run', `${remote}:build-frame`]);
}
run('playwright', ['test', '-c', 'e2e', ...filesOf(), ...rest], remote === undefined ? {} : { REMOTE: remote });

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
function run(program: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync('npx', [program, ...args], {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
