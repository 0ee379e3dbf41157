import type { Deployment } from './registry.ts';

/** A path that two apps claim. */
export interface PathConflict {
  path: string;
  owner: string;
  /** The owner's page that conflicts with the path. */
  taken: string;
}

/**
 * Returns paths of an app's release that belong to another app, that is, to releases that serve visitors now. An app
 * gives up a path by making a release without it its default.
 * @param apps the registry's, by name
 */
export function pathConflicts(
  name: string,
  pages: readonly { path: string }[],
  apps: Readonly<Record<string, readonly Deployment[]>>,
): PathConflict[] {
  const others = Object.entries(apps).filter(([app]) => app !== name);
  const owned = others.flatMap(([owner, list]) =>
    list.filter(hasVisitors).flatMap(({ extras }) => extras.pages.map(({ path }) => ({ owner, taken: path }))),
  );
  return pages.flatMap(({ path }) => {
    const found = owned.find(({ taken }) => claimsSame(path, taken));
    return found ? [{ path, ...found }] : [];
  });
}

const hasVisitors = ({ deployment }: Deployment) => deployment.default || deployment.traffic > 0;

/**
 * Reports whether some address matches both. A path that begins with a parameter is a catch-all and yields to others.
 */
function claimsSame(one: string, other: string): boolean {
  const [mine, theirs] = [segmentsOf(one), segmentsOf(other)];
  if (mine.length !== theirs.length || isOpen(mine[0]) !== isOpen(theirs[0])) return false;
  return mine.every((segment, index) => isOpen(segment) || isOpen(theirs[index]) || segment === theirs[index]);
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
const isOpen = (segment: string | undefined) => segment?.startsWith(':') ?? false;
