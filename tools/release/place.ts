import { join, resolve } from 'node:path';
import { publicKeys, signingKey } from '@greenroom/release-registry';
import { openReleaseStore } from '@greenroom/adapters/release-store/open-release-store';
import { workspaceRoot } from '../webpack/workspace.ts';
import { registryMemory } from './registry-memory.ts';

/** Returns this machine's data folder, from the settings. */
export const dataDirHere = () => resolve(process.env.DATA_DIR || join(workspaceRoot, '.data'));

/** Opens the release store that the settings name, with the keys of this machine. */
export async function openPlace() {
  const dataDir = dataDirHere();
  const address = process.env.RELEASE_STORE || join(dataDir, 'releases');
  const isFolder = !address.startsWith('s3://');
  const store = await openReleaseStore(address);
  const otherKeys = await publicKeys(process.env.RELEASE_PUBLIC_KEYS || undefined, dataDir)();
  const keys = () => signingKey({ given: process.env.RELEASE_SIGNING_KEY || undefined, dataDir, mayMake: isFolder });
  return { store, otherKeys, keys, memory: registryMemory(dataDir, store.name) };
}

export type Place = Awaited<ReturnType<typeof openPlace>>;
