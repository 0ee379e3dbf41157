import { formatMoney, type Locale, localeTag, type Money } from '@greenroom/contracts';

/** Amounts and moments (ISO 8601) as mails say them. */
export const sum = (amount: Money, locale: Locale) => formatMoney(amount, localeTag[locale]);

/** A reader of a mail: their language, and the time zone in which their days are; UTC where nobody knows it. */
export interface MailReader {
  locale: Locale;
  timeZone: string;
}

/** @param moment ISO 8601; a day alone, `YYYY-MM-DD`, is the same day everywhere */
export const day = (moment: string, { locale, timeZone }: MailReader) =>
  new Date(moment).toLocaleDateString(localeTag[locale], {
    dateStyle: 'long',
    timeZone: moment.includes('T') ? timeZone : 'UTC',
  });

export const minute = (moment: string, { locale, timeZone }: MailReader) => {
  const at = new Date(moment);
  const said = at.toLocaleString(localeTag[locale], { dateStyle: 'long', timeStyle: 'short', timeZone });
  const zone = new Intl.DateTimeFormat(localeTag[locale], { timeZone, timeZoneName: 'short' });
  return `${said} ${zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'}`;
};
