import { cookies } from '@greenroom/contracts';

/** Keeps a choice in its cookie, for the server to write the next page by. */
export function keepPreference(cookie: 'locale' | 'theme', value: string): void {
  const { name, maxAgeSeconds } = cookies[cookie];
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
}
