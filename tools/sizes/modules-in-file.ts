import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceMapPayload } from 'node:module';

/** Modules that bundlers add to each build: every app has one of them, counted with its entry. */
const ofBundler = /^webpack\/|\/@module-federation\//;

/** Returns the modules in a built script, from its source map, as paths from the workspace's root. */
export function modulesInFile(folder: string, file: string): string[] {
  const map = join(folder, `${file}.map`);
  if (!existsSync(map)) return [];
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload;
  return sources.map(pathOf).filter((path) => path !== '' && !ofBundler.test(path));
}

/**
 * Maps `webpack://shell/../../libs/auth/src/x.ts?1a2b` to `libs/auth/src/x.ts`; any other source to the part after the
 * app's name.
 */
function pathOf(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  return /(?:^|\/)((?:libs|node_modules|apps|tools)\/.*)$/.exec(path)?.[1] ?? path.replace(/^(?:\.\.?\/)+/, '');
}
