import { formatMoney, localeTag, type Money } from '@greenroom/contracts';
import { currentLocale, formatDate } from '@greenroom/i18n';

/** `$84.00`; `short`, as a price is said, `$84`. */
export function sayMoney(money: Money, style: 'full' | 'short' = 'full'): string {
  return formatMoney(money, localeTag[currentLocale()], style);
}

/** `28 November 2026`, as people of the page's language write it. */
export function sayDay(date: Date | string): string {
  return formatDate(date, { dateStyle: 'long' });
}
