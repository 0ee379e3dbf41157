import type { RemoteRoute } from '@greenroom/federation';
import type { PageSource } from './release-record-plugin.ts';

/** Returns the pages of an app's routes for the build. */
export function pageSources(routes: readonly RemoteRoute[]): PageSource[] {
  return routes.map((route) => ({
    path: route.path,
    frame: route.frame,
    request: importedBy(route),
    ownMessages: route.ownMessages ?? false,
  }));
}

/** Returns the module of a route's page, read from the source of its `load`. */
export function importedBy(route: RemoteRoute): string {
  const request = /import\(\s*['"]([^'"]+)['"]\s*\)/.exec(route.load.toString())?.[1];
  if (request === undefined) throw new Error(`The route ${route.path} must load its screen by import('…')`);
  return request;
}
