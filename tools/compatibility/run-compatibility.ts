/**
 * `npm run e2e:compatibility`: runs a few end-to-end tests through each remote, with the newest remotes in the previous
 * shell and with the newest shell around the previous remotes. Open pages and releases that go out one by one combine
 * them this way. `--with <tag or commit>` names the previous version; by default the last tag, else the previous
 * commit. All other options go to Playwright.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { layOutMix } from './lay-out-mix.ts';
import { keepBuild, previousBuild } from './previous-build.ts';

const given = process.argv.slice(2);
const at = given.indexOf('--with');
const ref = at < 0 ? undefined : given[at + 1];
const rest = at < 0 ? given : given.toSpliced(at, 2);

const built = run(['nx', 'run-many', '-t', 'build'], {});
if (built !== 0) process.exit(built);
keepBuild();
const newest = join(workspaceRoot, 'dist');
const before = await previousBuild(ref);

const mixes = [
  { title: `The newest remotes in the shell of ${before.name}`, shell: before.dist, remotes: newest },
  { title: `The newest shell with the remotes of ${before.name}`, shell: newest, remotes: before.dist },
];
for (const [index, { title, ...from }] of mixes.entries()) {
  console.log(`\n  ${title}\n`);
  const mix = join(workspaceRoot, 'dist/mixes', String(index));
  layOutMix(mix, from);
  // The second combination runs even if the first failed.
  process.exitCode =
    run(['playwright', 'test', '-c', 'e2e/compatibility', ...rest], { SITE_DIR: mix }) || process.exitCode;
}

/** @returns the program's exit code; 0 if it succeeded */
function run(command: readonly string[], env: Record<string, string>): number {
  const { status } = spawnSync('npx', command, {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}
