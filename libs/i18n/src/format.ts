import { dateTag, localeTag } from '@greenroom/contracts';
import { currentLocale } from './i18n.ts';

let zone: string | undefined;

/**
 * Sets the time zone in which the page shows dates and times.
 * @param timeZone a name of the IANA time zone database; nothing for the browser's own
 */
export function setTimeZone(timeZone: string | undefined): void {
  zone = timeZone;
}

/** Returns the time zone in which the page shows dates and times. */
export const currentTimeZone = (): string => zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats a date for the page's language, in the page's time zone unless `style` names another. */
export function formatDate(date: Date | string, style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string {
  return new Intl.DateTimeFormat(dateTag[currentLocale()], { timeZone: zone, ...style }).format(new Date(date));
}

/** Formats a number for the page's language. */
export function formatNumber(value: number, style?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(localeTag[currentLocale()], style).format(value);
}
