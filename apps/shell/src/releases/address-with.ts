import type { OverrideNotice } from '@greenroom/federation';

/** What is asked for of each app; an empty text is what everyone gets. */
export type Wishes = Readonly<Record<string, string>>;

/** The address of a page that asks for releases. */
export function addressWith(path: string, wishes: Wishes): string {
  const search = Object.entries(wishes).map(([app, wish]) => `mfe.${app}=${encodeURIComponent(wish)}`);
  return search.length === 0 ? path : `${path}?${search.join('&')}`;
}

/** Takes back all that was asked for. */
export function noneOf(overrides: readonly OverrideNotice[]): Wishes {
  return Object.fromEntries(overrides.map(({ remote }) => [remote, '']));
}
