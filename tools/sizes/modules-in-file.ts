import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceMapPayload } from 'node:module';

/** What bundlers add to each build on their own: there is one of it in each app, and it is counted with its entry. */
const ofBundler = /^webpack\/|\/@module-federation\//;

/** The modules in a built script, from its source map, as paths from the workspace's root. */
export function modulesInFile(folder: string, file: string): string[] {
  const map = join(folder, `${file}.map`);
  if (!existsSync(map)) return [];
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload;
  return sources.map(pathOf).filter((path) => path !== '' && !ofBundler.test(path));
}

/** `webpack://shell/../../libs/auth/src/x.ts?1a2b` → `libs/auth/src/x.ts`; of anything else, what follows the app's name. */
function pathOf(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  return /(?:^|\/)((?:libs|node_modules|apps|tools)\/.*)$/.exec(path)?.[1] ?? path.replace(/^(?:\.\.?\/)+/, '');
}
