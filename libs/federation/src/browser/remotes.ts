import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ChosenRemote, ReleaseManifest } from '../release.ts';
import type { RemoteModule, RemoteRoute } from '../remote-routes.ts';
import { withRetries } from './with-retries.ts';

const loading = new Map<string, Promise<RemoteRoute[]>>();

/** Tells the federation runtime which release of which remote this page runs with. */
export function registerReleases({ remotes }: ReleaseManifest): void {
  registerRemotes(remotes.map(asRuntimeRemote));
}

/**
 * The routes of a remote. Fetched once; after {@link forgetRemote} fetched anew.
 * Rejects where the remote's entry cannot be had.
 */
export function loadRoutes(remote: ChosenRemote): Promise<RemoteRoute[]> {
  const begun = loading.get(remote.name);
  if (begun) return begun;
  const fetched = withRetries(
    () => fetchRoutes(remote),
    () => register(remote),
  );
  fetched.catch(() => {});
  loading.set(remote.name, fetched);
  return fetched;
}

/** Lets go of a remote that could not be loaded, so that the next try is a true one. */
export function forgetRemote(remote: ChosenRemote): void {
  loading.delete(remote.name);
  register(remote);
}

async function fetchRoutes(remote: ChosenRemote): Promise<RemoteRoute[]> {
  const module = await loadRemote<RemoteModule>(`${containerOf(remote)}/routes`);
  if (!module) throw new Error(`The remote ${remote.name} exposes no routes`);
  return module.routes;
}

/** Anew: the federation runtime keeps the failures of a remote it knows. */
function register(remote: ChosenRemote): void {
  registerRemotes([asRuntimeRemote(remote)], { force: true });
}

const containerOf = (remote: ChosenRemote) => remote.name.replaceAll('-', '_');

function asRuntimeRemote(remote: ChosenRemote) {
  const container = containerOf(remote);
  return { name: container, entry: remote.url, entryGlobalName: container, type: 'global' as const };
}
