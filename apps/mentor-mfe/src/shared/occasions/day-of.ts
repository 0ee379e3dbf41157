import { dayIn } from '@greenroom/contracts/named-day';
import { currentTimeZone, formatDate } from '@greenroom/i18n';

const dayMs = 86_400_000;

/**
 * Returns the number of calendar days left, in the user's time zone.
 * @param on `YYYY-MM-DD`
 * @returns 0 today, negative once it is over
 */
export function daysUntil(on: string, now: Date): number {
  return Math.round((Date.parse(on) - Date.parse(dayHere(now))) / dayMs);
}

/** Returns the day (`YYYY-MM-DD`) that words name, seen from today in the user's time zone; null if they name none. */
export const understoodDay = (words: string, now = new Date()): string | null =>
  dayIn(words, new Date(`${dayHere(now)}T00:00:00Z`))?.day ?? null;

/** Returns the date as `YYYY-MM-DD`, which is the Swedish format. */
const dayHere = (now: Date): string => new Intl.DateTimeFormat('sv', { timeZone: currentTimeZone() }).format(now);

/** Returns "In 3 days", "Tomorrow" or "Yesterday" in the page's language. */
export function sayDaysLeft(days: number, locale: string): string {
  const said = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  return said.charAt(0).toLocaleUpperCase(locale) + said.slice(1);
}

/** @param on `YYYY-MM-DD` */
export const sayDay = (on: string): string =>
  formatDate(`${on}T00:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
