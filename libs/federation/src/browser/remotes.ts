import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ChosenRemote, ReleaseManifest, RemoteFallback } from '../release.ts';
import type { RemoteModule, RemoteRoute } from '../remote-routes.ts';
import { allowEntry, entryScripts, giveUpEntry, neverAnswered } from './entry-scripts.ts';
import { loadSharedModules } from './load-shared-modules.ts';
import { withRetries } from '../with-retries.ts';
import { failedScriptsRefetched } from './refetch-failed-scripts.ts';

interface Loading {
  routes: Promise<RemoteRoute[]>;
  failed: boolean;
}

const loading = new Map<string, Loading>();

/** Tells the federation runtime which releases of remotes this page runs with, and allows no others. */
export function registerReleases({ remotes }: ReleaseManifest): void {
  loadSharedModules();
  registerPlugins([entryScripts]);
  remotes.flatMap(sourcesOf).forEach(allowEntry);
  registerRemotes(remotes.map((remote) => asRuntimeRemote(remote, remote)));
}

/**
 * Returns the routes of a remote: three attempts, then three for each of its fallbacks. Fetched once, and again after
 * {@link forgetRemote}. Rejects where neither its entry nor that of a fallback can be loaded.
 */
export function loadRoutes(remote: ChosenRemote): Promise<RemoteRoute[]> {
  const begun = loading.get(remote.name);
  if (begun) return begun.routes;
  const now: Loading = { routes: fetchFromFirst(remote, sourcesOf(remote)), failed: false };
  now.routes.catch(() => (now.failed = true));
  loading.set(remote.name, now);
  return now.routes;
}

/** Forgets a remote that could not be loaded, so that the next attempt fetches it again. A loaded remote stays. */
export function forgetRemote(remote: ChosenRemote): void {
  if (!loading.get(remote.name)?.failed) return;
  loading.delete(remote.name);
  register(remote, remote);
}

type Source = Pick<RemoteFallback, 'url' | 'integrity' | 'version'>;

const sourcesOf = (remote: ChosenRemote): Source[] => [remote, ...remote.fallbacks];

async function fetchFromFirst(remote: ChosenRemote, [first, ...others]: Source[]): Promise<RemoteRoute[]> {
  let source = first!;
  let tries = 1;
  try {
    return await withRetries(
      () => fetchRoutes(remote, source),
      async () => {
        await failedScriptsRefetched();
        tries += 1;
        if (neverAnswered(source)) source = anew(first!, tries);
        register(remote, source);
      },
    );
  } catch (failure) {
    const [next] = others;
    if (!next) throw failure;
    // Drops chunks of another release that did arrive, so that the next release does not use them.
    if (next.version !== source.version) Reflect.deleteProperty(globalThis, `webpackChunk${containerOf(remote)}`);
    register(remote, next);
    return fetchFromFirst(remote, others);
  }
}

/** Gives the same file another address: Chromium makes a request wait for a pending one with the same address. */
function anew(source: Source, tries: number): Source {
  const again = { ...source, url: `${source.url}?try=${tries}` };
  allowEntry(again);
  return again;
}

async function fetchRoutes(remote: ChosenRemote, source: Source): Promise<RemoteRoute[]> {
  try {
    const module = await loadRemote<RemoteModule>(`${containerOf(remote)}/routes`);
    if (!module) throw new Error(`The remote ${remote.name} exposes no routes`);
    return module.routes;
  } catch (failure) {
    giveUpEntry(source);
    throw failure;
  }
}

/** Forced: the federation runtime caches the failures of a remote it knows. */
function register(remote: ChosenRemote, source: Source): void {
  registerRemotes([asRuntimeRemote(remote, source)], { force: true });
}

/** Returns the name under which the federation runtime knows a remote. */
export const containerOf = (remote: ChosenRemote) => remote.name.replaceAll('-', '_');

function asRuntimeRemote(remote: ChosenRemote, { url }: Source) {
  const container = containerOf(remote);
  return { name: container, entry: url, entryGlobalName: container, type: 'global' as const };
}
