import { getInstance } from '@module-federation/enhanced/runtime';
import type { ChosenRemote } from '../release.ts';
import { containerOf, loadRoutes } from './remotes.ts';
import { wasInUse } from './written-pages.ts';

/**
 * Returns which version of a remote runs here, its own or that of a fallback, once that is certain; undefined where
 * none could be loaded. Loads the remote if it was not requested yet.
 */
export async function whatCame(remote: ChosenRemote): Promise<string | undefined> {
  const routes = await loadRoutes(remote).catch(() => undefined);
  if (!routes) return undefined;
  // The runtime knows a remote by the address it was last registered with, which is the one that was loaded.
  const known = getInstance()?.options.remotes.find(({ name }) => name === containerOf(remote));
  const entry = known && 'entry' in known ? known.entry : '';
  return [remote, ...remote.fallbacks].find(({ url }) => entry.includes(url))?.version;
}

/**
 * Does the same for what is in use: undefined where the server rendered the remote's page and its screen could not be
 * loaded.
 */
export async function usedRemoteProblem(remote: ChosenRemote): Promise<string | undefined> {
  return (await wasInUse(remote)) ? whatCame(remote) : undefined;
}
