import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';

const stamp = join(workspaceRoot, 'dist/.built');
const sources = ['apps', 'libs', 'tools/webpack', 'package-lock.json', 'tsconfig.base.json'];
const skipped = new Set(['node_modules', 'dist', 'assets', 'api']);

/** Builds the site unless nothing changed since the last build. Exits the process if the build fails. */
export function buildIfNeeded(): void {
  const began = Date.now();
  if (existsSync(stamp) && newestChange(sources.map((path) => join(workspaceRoot, path))) <= statSync(stamp).mtimeMs)
    return;
  console.log('  Building the site …');
  const built = spawnSync(
    'npx',
    ['nx', 'run-many', '--target', 'build', '--parallel', '2', '--output-style', 'static'],
    {
      cwd: workspaceRoot,
      env: { ...process.env, NX_DAEMON: 'false' },
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (built.status !== 0) {
    console.error(built.stdout, built.stderr);
    process.exit(built.status ?? 1);
  }
  writeFileSync(stamp, '');
  utimesSync(stamp, new Date(), new Date(began));
  console.log(`  Built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Returns the time of the latest change below these paths, in milliseconds. */
function newestChange(paths: string[]): number {
  return Math.max(
    0,
    ...paths.map((path) => {
      const entry = statSync(path, { throwIfNoEntry: false });
      if (!entry?.isDirectory()) return entry?.mtimeMs ?? 0;
      const inside = readdirSync(path).filter((name) => !skipped.has(name));
      return newestChange(inside.map((name) => join(path, name)));
    }),
  );
}
