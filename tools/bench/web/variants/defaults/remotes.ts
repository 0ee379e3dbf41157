/**
 * Replaces libs/federation/src/browser/remotes.ts where the federation runtime is left at its defaults: remotes are
 * found by the manifest that the federation plugin wrote beside each, which is fetched when the remote is requested.
 *
 * Two things stay as in the product, since the site would not work without them. Which release a visitor gets is known
 * only in the page, so remotes are registered in the page rather than named in the build. And the page accepts script
 * addresses only from its own policies, so a hook creates the entry's element. Its bytes are not checked.
 */
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  trustedTypes,
  type ChosenRemote,
  type ReleaseManifest,
  type RemoteModule,
  type RemoteRoute,
} from '@greenroom/federation';
import { trustedScriptUrls } from '@greenroom/federation/browser';

const containerOf = (name: string) => name.replaceAll('-', '_');

export function registerReleases({ remotes }: ReleaseManifest): void {
  const trusted = trustedScriptUrls(trustedTypes.entries, () => true);
  registerPlugins([
    {
      name: 'trusted-entries',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = trusted(url);
        return script;
      },
    },
  ]);
  registerRemotes(
    remotes.map(({ name, url }) => {
      const manifest = new URL('mf-manifest.json', new URL(url, window.location.origin));
      return { name: containerOf(name), entry: manifest.href };
    }),
  );
}

export function forgetRemote(): void {}

const known = new Map<string, Promise<RemoteRoute[]>>();

/** Returns the same promise each time, because components suspend on it. */
export function loadRoutes({ name }: ChosenRemote): Promise<RemoteRoute[]> {
  const routes = known.get(name) ?? fetchRoutes(name);
  known.set(name, routes);
  return routes;
}

async function fetchRoutes(name: string): Promise<RemoteRoute[]> {
  const module = await loadRemote<RemoteModule>(`${containerOf(name)}/routes`);
  if (!module) throw new Error(`The remote ${name} exposes no routes`);
  return module.routes;
}
