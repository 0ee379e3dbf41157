/**
 * What a token may do. `publish`: bring releases that nobody gets, and an app's first one. `ramp`: give a release a part
 * of visitors, by steps or at once, pause that, and take it back. `promote`: give everyone another release. `kill`: end
 * one for good.
 */
export const releaseRights = ['publish', 'ramp', 'promote', 'kill'] as const;
export type ReleaseRight = (typeof releaseRights)[number];

/** For which apps, and what of them. */
export interface ReleaseScope {
  /** Names of apps, or `*` alone for all. */
  apps: readonly string[];
  rights: readonly ReleaseRight[];
}

/** Of staff, and of this machine's own command line. */
export const wholeScope: ReleaseScope = { apps: ['*'], rights: releaseRights };

export const mayDo = ({ apps, rights }: ReleaseScope, app: string, right: ReleaseRight): boolean =>
  rights.includes(right) && (apps.includes('*') || apps.includes(app));

const list = (pattern: string) => `${pattern}(?:\\+${pattern})*`;
const scope = new RegExp(`^(\\*|${list('[a-z][a-z0-9-]*')}):(${list(`(?:${releaseRights.join('|')})`)})$`);

/** As it stands in settings: `checkout-mfe+mentor-mfe:publish+ramp`. Nothing where it is none. */
export function readScope(text: string): ReleaseScope | undefined {
  const [, apps, rights] = scope.exec(text) ?? [];
  if (apps === undefined || rights === undefined) return undefined;
  return { apps: apps.split('+'), rights: rights.split('+') as ReleaseRight[] };
}

export const scopeText = ({ apps, rights }: ReleaseScope): string => `${apps.join('+')}:${rights.join('+')}`;
