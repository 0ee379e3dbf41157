import type { RemoteRoute } from '@greenroom/federation';
import type { PageSource } from './release-record-plugin.ts';

/** The pages of an app's routes, as the build knows them. */
export function pageSources(routes: readonly RemoteRoute[]): PageSource[] {
  return routes.map((route) => ({
    path: route.path,
    frame: route.frame,
    request: importedBy(route),
    ownMessages: route.ownMessages ?? false,
  }));
}

/** The module a route's screen comes from, read from the source of its `load`. */
export function importedBy(route: RemoteRoute): string {
  const request = /import\(\s*['"]([^'"]+)['"]\s*\)/.exec(route.load.toString())?.[1];
  if (request === undefined) throw new Error(`The route ${route.path} must load its screen by import('…')`);
  return request;
}
