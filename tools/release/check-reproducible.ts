/** `npm run check:reproducible -- [app]`: builds an app in two folders and compares the builds byte by byte. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { linkTree } from './link-tree.ts';

const app = process.argv[2] ?? 'roleplay-mfe';
const needed = ['apps', 'libs', 'tools', 'node_modules', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

const folder = mkdtempSync(join(tmpdir(), 'greenroom-twice-'));
try {
  const [first, second] = [join(folder, 'here'), join(folder, 'far/away/there')];
  for (const name of needed) linkTree(join(workspaceRoot, name), join(first, name));
  const one = build(first);
  // Moved instead of copied, so that nothing of the first folder remains.
  mkdirSync(dirname(second), { recursive: true });
  renameSync(first, second);
  const other = build(second);
  const differing = [...new Set([...one.keys(), ...other.keys()])].filter((file) => {
    const [here, there] = [one.get(file), other.get(file)];
    return !here || !there || !here.equals(there);
  });
  if (differing.length > 0)
    throw new Error(`${app} differs when built in another folder:\n${differing.map((file) => `  ${file}`).join('\n')}`);
  console.log(`${app}: ${one.size} files, the same bytes in two folders`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** Builds the app in a copy of the workspace and returns the build's files. */
function build(root: string): Map<string, Buffer> {
  const webpack = join(root, 'node_modules/webpack/bin/webpack.js');
  const cwd = join(root, 'apps', app);
  const built = spawnSync(process.execPath, [webpack, 'build', '--config', 'webpack.config.ts'], {
    cwd,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`Building ${app} failed:\n${built.stdout}${built.stderr}`);
  const files = new Map(filesIn(join(root, 'dist')).map((file) => [file, readFileSync(join(root, 'dist', file))]));
  rmSync(join(root, 'dist'), { recursive: true });
  return files;
}

function filesIn(root: string, below = ''): string[] {
  return readdirSync(join(root, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });
}
