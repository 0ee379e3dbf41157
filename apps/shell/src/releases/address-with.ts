import type { OverrideNotice } from '@greenroom/federation';

/** The release requested for each app; an empty string is the default release. */
export type Wishes = Readonly<Record<string, string>>;

/** Returns the URL of a page with the requested releases. */
export function addressWith(path: string, wishes: Wishes): string {
  const search = Object.entries(wishes).map(([app, wish]) => `mfe.${app}=${encodeURIComponent(wish)}`);
  return search.length === 0 ? path : `${path}?${search.join('&')}`;
}

/** Returns a request that resets all overrides. */
export function noneOf(overrides: readonly OverrideNotice[]): Wishes {
  return Object.fromEntries(overrides.map(({ remote }) => [remote, '']));
}
