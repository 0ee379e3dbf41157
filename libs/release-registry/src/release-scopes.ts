/**
 * What a token may do. `publish`: register releases without visitors, and an app's first release. `ramp`: give a
 * release a share of visitors, by steps or at once, pause that, and take it back. `promote`: give everyone another
 * release. `kill`: end a release for good. `approve`: be the second person who
 * approves a release; a token with this right has no other.
 */
export const releaseRights = ['publish', 'ramp', 'promote', 'kill', 'approve'] as const;
export type ReleaseRight = (typeof releaseRights)[number];

/** The apps a token is for, and its rights on them. */
export interface ReleaseScope {
  /** App names, or only `*` for all apps. */
  apps: readonly string[];
  rights: readonly ReleaseRight[];
}

/** The scope of staff, and of this machine's own command line. */
export const wholeScope: ReleaseScope = { apps: ['*'], rights: releaseRights };

export const mayDo = ({ apps, rights }: ReleaseScope, app: string, right: ReleaseRight): boolean =>
  rights.includes(right) && (apps.includes('*') || apps.includes(app));

const list = (pattern: string) => `${pattern}(?:\\+${pattern})*`;
const scope = new RegExp(`^(\\*|${list('[a-z][a-z0-9-]*')}):(${list(`(?:${releaseRights.join('|')})`)})$`);

/** Parses the form used in settings: `checkout-mfe+mentor-mfe:publish+ramp`. Returns undefined if it is malformed. */
export function readScope(text: string): ReleaseScope | undefined {
  const [, apps, rights] = scope.exec(text) ?? [];
  if (apps === undefined || rights === undefined) return undefined;
  const given = rights.split('+') as ReleaseRight[];
  // Otherwise one token could ask for a release and approve it.
  if (given.includes('approve') && given.length > 1) return undefined;
  return { apps: apps.split('+'), rights: given };
}

export const scopeText = ({ apps, rights }: ReleaseScope): string => `${apps.join('+')}:${rights.join('+')}`;
