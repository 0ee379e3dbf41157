import type { DocumentRenderer, RemoteModule, RemoteRoute } from '@greenroom/federation';
import type { Release } from './domain/releases.ts';
import type { Site } from './open-site.ts';
import { runBundle } from '@greenroom/release-registry';

/** What the bundles of remotes gave, by the shell they share modules with and by what they hold: each is run once. */
const known = new WeakMap<DocumentRenderer, Map<string, readonly RemoteRoute[] | undefined>>();

/**
 * The routes of a remote as the server writes them, on the shell's own copies of the shared modules.
 * @param failed told where the bundle cannot be had or throws; once for one that throws
 * @returns undefined where it has none, or it failed: the page is then drawn in the browser alone
 */
export async function remoteRoutes(
  site: Pick<Site, 'serverBundle'>,
  renderer: DocumentRenderer,
  release: Release,
  failed: (cause: unknown) => void,
): Promise<readonly RemoteRoute[] | undefined> {
  const { name, version, server } = release.record;
  if (!server) return undefined;
  const ofShell = known.get(renderer) ?? new Map<string, readonly RemoteRoute[] | undefined>();
  known.set(renderer, ofShell);
  if (ofShell.has(server.integrity)) return ofShell.get(server.integrity);
  try {
    const code = await site.serverBundle(release);
    if (code === undefined) return undefined;
    ofShell.set(server.integrity, undefined);
    const { routes } = runBundle(code, `${name} ${version}`, shared(renderer, name)) as RemoteModule;
    ofShell.set(server.integrity, routes);
    return routes;
  } catch (cause) {
    failed(cause);
    return undefined;
  }
}

/** All that a remote's bundle may ask for: neither Node's modules nor packages, which the browser would not have. */
function shared({ provides }: DocumentRenderer, remote: string): (name: string) => unknown {
  return (name) => {
    if (Object.hasOwn(provides, name)) return provides[name];
    throw new Error(`${remote} asks the server for "${name}", which the shell does not share with remotes`);
  };
}
