import { cookies, type Locale } from '@greenroom/contracts';

export type ThemeChoice = 'dark' | 'light';

/** Keeps a choice in its cookie, for the server to write the next page by. */
function keepPreference(cookie: 'locale' | 'theme', value: string): void {
  const { name, maxAgeSeconds } = cookies[cookie];
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
}

/** What is on now is asked of the page, since the device may have decided it. */
export function themeNow(): ThemeChoice {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export function switchTheme(theme: ThemeChoice): void {
  document.documentElement.dataset['theme'] = theme;
  keepPreference('theme', theme);
}

/** Another language is another page: it is loaded anew. */
export function switchLocale(locale: Locale): void {
  keepPreference('locale', locale);
  window.location.reload();
}
