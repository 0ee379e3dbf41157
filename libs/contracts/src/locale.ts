/** Languages of the interface. The default is the specification's en-US. */
export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** The full tag of each locale, for numbers and money. */
export const localeTag: Record<Locale, string> = { en: 'en-US', de: 'de-DE' };

/**
 * The full tag of each locale for dates and times: in English "30 Nov 2026" and "18:00", which readers everywhere
 * understand, while 11/30 and 30/11 are mixed up.
 */
export const dateTag: Record<Locale, string> = { en: 'en-GB', de: 'de-DE' };

/**
 * Returns the interface language for a request: the user's choice (cookie), else the browser's, else the default.
 * @param chosen value of the locale cookie
 * @param accepted value of the Accept-Language header; its order counts, its weights are ignored
 */
export function chooseLocale(chosen: string | undefined, accepted: string | undefined): Locale {
  const wishes = [chosen, ...(accepted ?? '').split(',')].map((tag) => tag?.trim().slice(0, 2).toLowerCase());
  return (
    locales.find((locale) => locale === wishes.find((wish) => locales.some((known) => known === wish))) ?? defaultLocale
  );
}
