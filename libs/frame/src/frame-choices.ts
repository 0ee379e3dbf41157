import { chooseLocale, cookies, type Locale } from '@greenroom/contracts';
import { personKinds, type PersonKind } from '@greenroom/api-client/testing';

export type FrameTheme = 'dark' | 'light';

/** Reads the kind of person from the address, so that a shared link shows the same page. */
export function readPerson(search: string): PersonKind {
  const asked = new URLSearchParams(search).get('as');
  return personKinds.find((kind) => kind === asked) ?? 'visitor';
}

/** Returns the same query for another kind of person. */
export function searchAs(search: string, kind: PersonKind): string {
  const query = new URLSearchParams(search);
  query.set('as', kind);
  return `?${query.toString()}`;
}

/** Returns an address, including its query, for a kind of person. */
export function addressAs(address: string, kind: PersonKind): string {
  const [path = '', search = ''] = address.split('?');
  return path + searchAs(search, kind);
}

export const readLocale = (): Locale => chooseLocale(readCookie(cookies.locale.name), undefined);

export const readTheme = (): FrameTheme => (readCookie(cookies.theme.name) === 'light' ? 'light' : 'dark');

/**
 * Stores a choice in the same cookie as the site and reloads: language and theme are settled before anything is
 * rendered.
 */
export function choose(name: 'locale' | 'theme', value: string): void {
  const { name: cookie, maxAgeSeconds } = cookies[name];
  document.cookie = `${cookie}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
  window.location.reload();
}

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
