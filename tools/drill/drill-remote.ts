/**
 * `npm run drill:remote -- [name]`: tries everything that `npm run new` makes. Checks the last commit out in a
 * temporary folder and generates a remote with another page and feature there, a library and a module. All of it is
 * checked, tested and built, runs alone and in the site, and is deleted with the folder. Exits with 1 if a step fails.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkTree } from '../release/link-tree.ts';
import { workspaceRoot } from '../webpack/workspace.ts';

const name = process.argv[2] ?? 'drilled-bookings';
const remote = `${name}-mfe`;
const projects = [remote, `${name}-lib`, `${name}-module`].join(',');
const generate = (...of: string[]) => ['node', 'tools/generators/new.ts', ...of];
const steps: readonly (readonly [title: string, command: readonly string[]])[] = [
  ['generates the remote', generate('remote', name)],
  ['generates a page of it', generate('page', remote, `${name}-seats`)],
  ['generates a feature of it', generate('feature', remote, `${name}-notes`)],
  ['generates a library', generate('lib', `${name}-lib`, 'ui')],
  ['generates a module of the server', generate('module', `${name}-module`)],
  ['lints', ['npx', 'nx', 'run-many', '-t', 'lint', '-p', projects]],
  ['checks the types', ['npx', 'nx', 'run-many', '-t', 'typecheck', '-p', projects]],
  ['tests', ['npx', 'nx', 'run-many', '-t', 'test', '-p', projects]],
  ['builds', ['npx', 'nx', 'run-many', '-t', 'build', 'build-frame', '-p', remote]],
  ['runs alone and in the site', ['npm', 'run', 'e2e', '--', '--remote', remote]],
];

const folder = join(mkdtempSync(join(tmpdir(), 'greenroom-remote-')), 'workspace');
const git = (...args: string[]) => execFileSync('git', args, { cwd: workspaceRoot });
try {
  git('worktree', 'add', '--quiet', '--detach', folder, 'HEAD');
  linkTree(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));
  for (const [title, command] of steps) if (!run(title, command)) break;
} finally {
  if (existsSync(folder)) git('worktree', 'remove', '--force', folder);
  rmSync(join(folder, '..'), { recursive: true, force: true });
}

/** Runs a step and prints its result, with its output if it failed. */
function run(title: string, [program = '', ...args]: readonly string[]): boolean {
  const began = performance.now();
  const env = { ...process.env, NX_DAEMON: 'false', PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${title}, ${seconds} s: ${[program, ...args].join(' ')}`);
  if (status === 0) return true;
  console.error(stdout + stderr);
  process.exitCode = 1;
  return false;
}
