import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '../..');

const notOurs = /(^|\/)(node_modules|dist|\.nx|\.data)(\/|$)/;

/** Returns files of the workspace by glob, as paths from its root. */
export function workspaceFiles(...patterns: string[]): string[] {
  // `exclude` is also called with the bare name of each folder, so it cannot know the reports/ of the root.
  return globSync(patterns, { cwd: workspaceRoot, exclude: (path) => notOurs.test(path) })
    .filter((path) => !notOurs.test(path) && !path.startsWith('reports/'))
    .sort();
}

export const readWorkspaceFile = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');
