import { localeTag } from '@greenroom/contracts';
import { currentLocale } from './i18n.ts';

let zone: string | undefined;

/**
 * From now on days and hours are those of this time zone.
 * @param timeZone a name of the IANA time zone database; nothing for the browser's own
 */
export function setTimeZone(timeZone: string | undefined): void {
  zone = timeZone;
}

/** The time zone in which the page says days and hours. */
export const currentTimeZone = (): string => zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A date as people of the page's language write it, in their time zone unless another is asked for. */
export function formatDate(date: Date | string, style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string {
  return new Intl.DateTimeFormat(localeTag[currentLocale()], { timeZone: zone, ...style }).format(new Date(date));
}

/** A number as people of the page's language write it. */
export function formatNumber(value: number, style?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(localeTag[currentLocale()], style).format(value);
}
