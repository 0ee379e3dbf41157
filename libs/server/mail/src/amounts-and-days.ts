import { formatMoney, type Locale, localeTag, type Money } from '@greenroom/contracts';

/** Amounts and moments (ISO 8601) as mails say them. */
export const sum = (amount: Money, locale: Locale) => formatMoney(amount, localeTag[locale]);

export const day = (moment: string, locale: Locale) =>
  new Date(moment).toLocaleDateString(localeTag[locale], { dateStyle: 'long', timeZone: 'UTC' });

export const minute = (moment: string, locale: Locale) =>
  `${new Date(moment).toLocaleString(localeTag[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
