import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NewFile } from './fill-templates.ts';

/** Files that are added to; any other that is there already is somebody's work. */
const grows = /\/messages\/\w+\.json$|\/order\.yaml$/;

/** Writes the files and gives their paths. Nothing is written where one of them is there already. */
export function writeNewFiles(root: string, files: NewFile[]): string[] {
  const taken = files.find(({ path }) => !grows.test(path) && existsSync(join(root, path)));
  if (taken) throw new Error(`${taken.path} is there already`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return files.map(({ path }) => path);
}
