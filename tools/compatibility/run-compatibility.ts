/**
 * `npm run e2e:compatibility`: a few journeys through each remote, with the newest remotes in the shell of before and
 * with the newest shell around the remotes of before: pages that are open, and releases that go out one by one, meet so.
 * `--with <tag or commit>` says which is before; left out, the last tag, else the commit before this one.
 * All else goes to Playwright.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { layOutMix } from './lay-out-mix.ts';
import { previousBuild } from './previous-build.ts';

const given = process.argv.slice(2);
const at = given.indexOf('--with');
const ref = at < 0 ? undefined : given[at + 1];
const rest = at < 0 ? given : given.toSpliced(at, 2);

run(['nx', 'run-many', '-t', 'build'], {});
const newest = join(workspaceRoot, 'dist');
const before = previousBuild(ref);

const mixes = [
  { title: `The newest remotes in the shell of ${before.name}`, shell: before.dist, remotes: newest },
  { title: `The newest shell with the remotes of ${before.name}`, shell: newest, remotes: before.dist },
];
for (const [index, { title, ...from }] of mixes.entries()) {
  console.log(`\n  ${title}\n`);
  const mix = join(workspaceRoot, 'dist/mixes', String(index));
  layOutMix(mix, from);
  run(['playwright', 'test', '-c', 'e2e/compatibility', ...rest], { SITE_DIR: mix });
}

/** Ends this process where the program fails. */
function run(command: readonly string[], env: Record<string, string>): void {
  const { status } = spawnSync('npx', command, {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
