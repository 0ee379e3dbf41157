/** `npm run check:shared`: checks that the built shell provides every shared module that the built remotes need. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuildRecord } from '@greenroom/federation';
import { workspaceRoot } from '../webpack/workspace.ts';
import { builtApps } from './read-build.ts';
import { unmetBy } from './shared-gate.ts';

const dist = resolve(process.env.SITE_DIR || join(workspaceRoot, 'dist'));
const records = builtApps(dist).map((name) => {
  const folder = name === 'shell' ? 'apps/shell' : `remotes/${name}`;
  return JSON.parse(readFileSync(join(dist, folder, 'build.json'), 'utf8')) as BuildRecord;
});
const shell = records.find(({ name }) => name === 'shell');
const remotes = records.filter((record) => record !== shell);
if (!shell || remotes.length === 0) {
  console.error('The site is not built: npm run build');
  process.exit(1);
}
const unmet = remotes.flatMap((remote) => unmetBy(shell, remote));
for (const line of unmet) console.error(line);
if (unmet.length > 0) process.exit(1);
const asked = remotes.reduce((sum, { shared }) => sum + Object.keys(shared).length, 0);
console.log(`${remotes.length} remotes ask for ${asked} shared modules, and the shell brings them`);
