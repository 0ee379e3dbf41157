import type { DocumentRenderer, RemoteModule, RemoteRoute } from '@greenroom/federation';
import type { Release } from './domain/releases.ts';
import type { Site } from './open-site.ts';
import { runBundle } from '@greenroom/release-registry';

/** Routes of remotes' server bundles, by the shell they share modules with and by content, so that each runs once. */
const known = new WeakMap<DocumentRenderer, Map<string, readonly RemoteRoute[] | undefined>>();

/**
 * Returns a remote's routes for server rendering, run with the shell's copies of the shared modules.
 * @param failed called if the bundle cannot be read or throws; once per bundle that throws
 * @returns undefined if there is no bundle or it failed; the page is then rendered in the browser only
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

/** Resolves the modules a remote's bundle may require: shared ones only, no Node modules or packages. */
function shared({ provides }: DocumentRenderer, remote: string): (name: string) => unknown {
  return (name) => {
    if (Object.hasOwn(provides, name)) return provides[name];
    throw new Error(`${remote} asks the server for "${name}", which the shell does not share with remotes`);
  };
}
