import type { Deployment, Registry } from './registry.ts';

/** Releases by app, from the oldest to the newest. */
export type Apps<Deployed = Deployment> = ReadonlyMap<string, readonly Deployed[]>;

/** A release with a page that belongs to another app. */
export interface ForeignPage {
  name: string;
  deployment: Deployment;
  path: string;
  owner: string;
}

/** Reports whether a release may be served at all, be it on request. */
export const isAlive = ({ extras }: Pick<Deployment, 'extras'>): boolean => !extras.killed;

/** Reports whether an app has releases but no default: its pages are not found. */
export const isRetired = (list: readonly Pick<Deployment, 'deployment'>[]): boolean =>
  list.length > 0 && !list.some(({ deployment }) => deployment.default);

/** Returns what a registry document offers to visitors. */
export function offeredOf({ microFrontends }: Registry): Apps {
  const alive = Object.entries(microFrontends).map(([name, list]) => [name, list.filter(isAlive)] as const);
  const apps = new Map(alive);
  const refused = new Set(findForeignPages(apps).map(({ deployment }) => deployment));
  return new Map(
    [...apps].map(([name, list]) => [
      name,
      withStead(
        list,
        list.filter((one) => !refused.has(one)),
      ),
    ]),
  );
}

/**
 * Finds releases with a page that belongs to another app's default release: they are not offered. A page in two
 * defaults belongs to the app that was registered first.
 */
export function findForeignPages(apps: Apps): ForeignPage[] {
  const owners = new Map<string, string>();
  for (const [name, deployments] of apps) {
    const usual = deployments.find(({ deployment }) => deployment.default);
    for (const { path } of usual?.extras.pages ?? []) {
      if (!owners.has(patternOf(path))) owners.set(patternOf(path), name);
    }
  }
  return [...apps].flatMap(([name, deployments]) =>
    deployments.flatMap((deployment) => {
      const foreign = deployment.extras.pages.find(({ path }) => (owners.get(patternOf(path)) ?? name) !== name);
      return foreign ? [{ name, deployment, path: foreign.path, owner: owners.get(patternOf(foreign.path))! }] : [];
    }),
  );
}

/**
 * Returns the sound releases of an app with a default: if the registered default is not sound, the newest sound release
 * before it takes its place.
 * @param registered all of them, in the registry's order
 */
export function withStead(registered: readonly Deployment[], sound: readonly Deployment[]): readonly Deployment[] {
  if (sound.some(({ deployment }) => deployment.default) || isRetired(registered)) return sound;
  const usual = registered.findIndex(({ deployment }) => deployment.default);
  const older = registered.slice(0, usual).map(({ metadata }) => metadata.version);
  const stead = sound.findLast(({ metadata }) => older.includes(metadata.version));
  return sound.map((one) => ({
    ...one,
    deployment: { traffic: one === stead ? 100 : 0, default: one === stead },
  }));
}

/** Paths that differ only in the names of their parameters are the same page. */
const patternOf = (path: string) =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/');
