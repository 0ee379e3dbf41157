/**
 * `npm run check:untouched -- <app…>`: checks that all built apps except these are, byte for byte, the releases that
 * everyone gets. A pipeline shows with it that it publishes one app only. Builds are reproducible (check:reproducible).
 * RELEASE_STORE and RELEASE_PUBLIC_KEYS as for `npm run release`.
 */
import { join, resolve } from 'node:path';
import { publicKeys } from '@greenroom/release-registry';
import { openReleaseStore } from '@greenroom/adapters/release-store/open-release-store';
import { openRegistry, registryAddress, signatureOf } from '@greenroom/federation';
import { workspaceRoot } from '../webpack/workspace.ts';
import { builtApps, readBuild } from './read-build.ts';
import { touched } from './untouched.ts';

const meant = process.argv.slice(2);
const dataDir = resolve(process.env.DATA_DIR || join(workspaceRoot, '.data'));
const dist = resolve(process.env.SITE_DIR || join(workspaceRoot, 'dist'));

try {
  const names = builtApps(dist);
  const unknown = meant.filter((name) => !names.includes(name));
  if (names.length === 0) throw new Error('The site is not built: npm run build');
  if (unknown.length > 0) throw new Error(`No build of ${unknown.join(', ')}`);
  const builds = await Promise.all(names.map(async (name) => (await readBuild(dist, name)).record));
  const others = touched(builds, await readPublished(), meant);
  for (const { name, built, published } of others)
    console.error(`${name} is not as published: built ${built}, everyone has ${published ?? 'none'}`);
  if (others.length > 0) process.exitCode = 1;
  else console.log(`${builds.length - meant.length} apps are, byte for byte, what everyone has`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function readPublished() {
  const store = await openReleaseStore(process.env.RELEASE_STORE || join(dataDir, 'releases'));
  const key = registryAddress.slice(1);
  const [document, signature] = [await store.read(key), await store.read(signatureOf(key))];
  if (!document || !signature) throw new Error('Nothing is published yet');
  const keys = await publicKeys(process.env.RELEASE_PUBLIC_KEYS || undefined, dataDir)();
  return openRegistry(document.bytes, new TextDecoder().decode(signature.bytes), keys);
}
