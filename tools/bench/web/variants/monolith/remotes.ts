/** Replaces libs/federation/src/browser/remotes.ts where the site is built as one bundle: nothing is left to load. */
import type { ChosenRemote, RemoteModule, RemoteRoute } from '@greenroom/federation';

/** A webpack context: a module for each file below a folder that matches a pattern. */
type Modules = (file: string) => unknown;
interface WebpackMeta {
  webpackContext(folder: string, options: { regExp: RegExp }): Modules;
}

const remotes = (import.meta as unknown as WebpackMeta).webpackContext('../../../../../apps', {
  regExp: /^\.\/[a-z]+-mfe\/src\/routes\.ts$/,
});

export function registerReleases(): void {}

export function forgetRemote(): void {}

const known = new Map<string, Promise<RemoteRoute[]>>();

/** Returns the same promise each time, because components suspend on it. */
export function loadRoutes({ name }: ChosenRemote): Promise<RemoteRoute[]> {
  const routes = known.get(name) ?? Promise.resolve((remotes(`./${name}/src/routes.ts`) as RemoteModule).routes);
  known.set(name, routes);
  return routes;
}
