import { formatMoney, localeTag, type Money } from '@greenroom/contracts';
import { currentLocale, formatDate } from '@greenroom/i18n';

/** Formats an amount as `$84.00`; with `short`, as `$84`. */
export function sayMoney(money: Money, style: 'full' | 'short' = 'full'): string {
  return formatMoney(money, localeTag[currentLocale()], style);
}

/** Formats a date in the page's language, for example `28 November 2026`. */
export function sayDay(date: Date | string): string {
  return formatDate(date, { dateStyle: 'long' });
}
