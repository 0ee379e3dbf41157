import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { linkTree } from '../release/link-tree.ts';
import { apps, workspaceRoot } from '../webpack/workspace.ts';

/** The sources of a build. */
const sources = ['apps', 'libs', 'tools', 'package.json', 'package-lock.json', 'tsconfig.base.json', '.npmrc'];

const commitBefore = 'HEAD^1';

/** Cached builds by commit, for all clones of this user; PREVIOUS_BUILDS names another folder. */
const keptBuilds =
  process.env.PREVIOUS_BUILDS ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'greenroom/builds');

/** The folders of a build. */
const built = ['apps', 'remotes', 'remotes-server'];

/**
 * Returns the builds of an earlier commit, made in a temporary folder once per commit. Uses this workspace's packages
 * if the commit asks for the same ones.
 * @param ref a tag, a branch or a commit; by default the last tag, else the previous commit
 * @returns its name and the folder of its builds
 * @throws if there is no such commit, or it cannot be built
 */
export async function previousBuild(ref = lastTag() ?? commitBefore): Promise<{ name: string; dist: string }> {
  const commit = commitAt(ref);
  if (!commit) throw new Error(`No commit ${ref} here: a shallow clone has only its own (set fetch-depth: 0)`);
  const dist = join(keptBuilds, commit);
  const name = `${ref} (${commit.slice(0, 8)})`;
  if (existsSync(dist)) return { name, dist };
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-previous-'));
  try {
    layOut(commit, folder);
    // A new remote has no earlier build.
    await buildAll(
      folder,
      Object.keys(apps).filter((app) => existsSync(join(folder, 'apps', app))),
    );
    keep(join(folder, 'dist'), dist);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { name, dist };
}

/** Caches the current build for the next commit's run, if its sources are exactly this commit. */
export function keepBuild(): void {
  const dist = join(keptBuilds, commitAt('HEAD') ?? '');
  if (existsSync(dist) || git('status', '--porcelain', '--', ...sources) !== '') return;
  keep(join(workspaceRoot, 'dist'), dist);
}

/** Copies a build, because later builds write into its files again. The copy appears completely or not at all. */
function keep(from: string, to: string): void {
  mkdirSync(keptBuilds, { recursive: true });
  const unfinished = mkdtempSync(join(keptBuilds, 'unfinished-'));
  for (const name of built) {
    if (existsSync(join(from, name))) cpSync(join(from, name), join(unfinished, name), { recursive: true });
  }
  if (existsSync(to)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, to);
}

/** Returns the last tagged commit, else the previous one: a shallow clone, or sources without history, have none. */
export function previousCommit(): string | undefined {
  return commitAt(lastTag() ?? commitBefore);
}

function lastTag(): string | undefined {
  return git('describe', '--tags', '--abbrev=0', commitBefore) || undefined;
}

function commitAt(ref: string): string | undefined {
  return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`) || undefined;
}

/** Runs git and returns its output; empty if it fails. */
function git(...args: string[]): string {
  return (spawnSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).stdout ?? '').trim();
}

function layOut(commit: string, folder: string): void {
  const there = sources.filter((name) => git('ls-tree', '--name-only', commit, name) !== '');
  const archive = join(folder, 'sources.tar');
  execFileSync('git', ['archive', '--output', archive, commit, ...there], { cwd: workspaceRoot });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  const samePackages = readFileSync(join(folder, 'package-lock.json')).equals(
    readFileSync(join(workspaceRoot, 'package-lock.json')),
  );
  if (!samePackages) {
    execFileSync('npm', ['ci', '--ignore-scripts'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    return;
  }
  const apps = readdirSync(join(workspaceRoot, 'apps')).map((app) => join('apps', app, 'node_modules'));
  for (const packages of ['node_modules', ...apps]) {
    if (existsSync(join(workspaceRoot, packages))) linkTree(join(workspaceRoot, packages), join(folder, packages));
  }
}

/** Builds two apps at a time, since webpack uses one core; if one fails, waits for the other. */
async function buildAll(root: string, names: string[]): Promise<void> {
  const left = names.values();
  const buildNext = async () => {
    for (const app of left) await build(root, app);
  };
  const ended = await Promise.allSettled([buildNext(), buildNext()]);
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}

async function build(root: string, app: string): Promise<void> {
  console.log(`  Building ${app} as it was …`);
  const webpack = join(root, 'node_modules/webpack/bin/webpack.js');
  const args = [webpack, 'build', '--config', 'webpack.config.ts'];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: join(root, 'apps', app), maxBuffer: 50_000_000 });
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout?: string; stderr?: string };
    throw new Error(`Building the previous ${app} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: failure });
  }
}
