import type { Deployment, Registry } from './registry.ts';

/** Releases by app; of each, from the oldest to the newest. */
export type Apps<Deployed = Deployment> = ReadonlyMap<string, readonly Deployed[]>;

/** A release that answers for a page which is another app's. */
export interface Trespass {
  name: string;
  deployment: Deployment;
  path: string;
  owner: string;
}

/** Whether anyone may get a release, be it by asking for it. */
export const isAlive = ({ extras }: Pick<Deployment, 'extras'>): boolean => !extras.killed;

/** Whether an app has releases that nobody gets: its pages are not found. */
export const isRetired = (list: readonly Pick<Deployment, 'deployment'>[]): boolean =>
  list.length > 0 && !list.some(({ deployment }) => deployment.default);

/** What of a registry document is offered to visitors. */
export function offeredOf({ microFrontends }: Registry): Apps {
  const alive = Object.entries(microFrontends).map(([name, list]) => [name, list.filter(isAlive)] as const);
  const apps = new Map(alive);
  const refused = new Set(findTrespasses(apps).map(({ deployment }) => deployment));
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
 * Releases that answer for a page which another app's default release owns: they are not offered to anyone. A page
 * that two defaults answer for is the app's that was registered first.
 */
export function findTrespasses(apps: Apps): Trespass[] {
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
 * Releases of an app whose default may not be among the sound ones: the sound release before it then takes its place.
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

/** Two paths that differ in nothing but the names of their parameters are one page. */
const patternOf = (path: string) =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/');
