import { dateTag, formatMoney, type Locale, localeTag, type Money } from '@greenroom/contracts';

/** Formats an amount for a mail. */
export const sum = (amount: Money, locale: Locale) => formatMoney(amount, localeTag[locale]);

/** The reader of a mail: their language and time zone. UTC if the zone is unknown. */
export interface MailReader {
  locale: Locale;
  timeZone: string;
}

/**
 * Formats a day in the reader's time zone.
 * @param moment ISO 8601; a date without a time, `YYYY-MM-DD`, is not converted
 */
export const day = (moment: string, { locale, timeZone }: MailReader) =>
  new Date(moment).toLocaleDateString(dateTag[locale], {
    dateStyle: 'long',
    timeZone: moment.includes('T') ? timeZone : 'UTC',
  });

export const minute = (moment: string, { locale, timeZone }: MailReader) => {
  const at = new Date(moment);
  const said = at.toLocaleString(dateTag[locale], { dateStyle: 'long', timeStyle: 'short', timeZone });
  const zone = new Intl.DateTimeFormat(localeTag[locale], { timeZone, timeZoneName: 'short' });
  return `${said} ${zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'}`;
};
