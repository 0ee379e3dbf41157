import { getInstance } from '@module-federation/enhanced/runtime';
import type { ChosenRemote } from '../release.ts';
import { containerOf, loadRoutes } from './remotes.ts';
import { cameIntoUse } from './written-pages.ts';

/**
 * Which version of a remote runs here, its own or that of a fallback in its place, once that is certain; nothing where
 * none of them came. Asks for the remote where nobody did yet.
 */
export async function whatCame(remote: ChosenRemote): Promise<string | undefined> {
  const routes = await loadRoutes(remote).catch(() => undefined);
  if (!routes) return undefined;
  // The runtime knows a remote by the address it was last registered with, which is the one that came.
  const known = getInstance()?.options.remotes.find(({ name }) => name === containerOf(remote));
  const entry = known && 'entry' in known ? known.entry : '';
  return [remote, ...remote.fallbacks].find(({ url }) => entry.includes(url))?.version;
}

/** The same of what is in use: nothing where the server wrote the remote's page and its screen did not come. */
export async function whatIsInUse(remote: ChosenRemote): Promise<string | undefined> {
  return (await cameIntoUse(remote)) ? whatCame(remote) : undefined;
}
