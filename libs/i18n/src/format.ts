import { localeTag } from '@greenroom/contracts';
import { currentLocale } from './i18n.ts';

/** A date as people of the page's language write it. */
export function formatDate(date: Date | string, style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string {
  return new Intl.DateTimeFormat(localeTag[currentLocale()], style).format(new Date(date));
}

/** A number as people of the page's language write it. */
export function formatNumber(value: number, style?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(localeTag[currentLocale()], style).format(value);
}
