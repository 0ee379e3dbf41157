import { cookies, type Locale } from '@greenroom/contracts';

export type ThemeChoice = 'dark' | 'light';

/** Stores a choice in its cookie, for the server to render the next page by. */
function keepPreference(cookie: 'locale' | 'theme', value: string): void {
  const { name, maxAgeSeconds } = cookies[cookie];
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
}

/** Reads the current theme from the page, since the device may have decided it. */
export function themeNow(): ThemeChoice {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export function switchTheme(theme: ThemeChoice): void {
  document.documentElement.dataset['theme'] = theme;
  keepPreference('theme', theme);
}

/** Changes the language by reloading the page. */
export function switchLocale(locale: Locale): void {
  keepPreference('locale', locale);
  window.location.reload();
}
