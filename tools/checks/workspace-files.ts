import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '../..');

const notOurs = /(^|\/)(node_modules|dist|\.nx|\.data)(\/|$)|^reports(\/|$)/;

/** Returns files of the workspace by glob, as paths from its root. */
export function workspaceFiles(...patterns: string[]): string[] {
  const exclude = (path: string) => notOurs.test(path);
  return globSync(patterns, { cwd: workspaceRoot, exclude })
    .filter((path) => !exclude(path))
    .sort();
}

export const readWorkspaceFile = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');
