/** Languages of the interface. The default is the specification's en-US. */
export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** The full tag of each locale, for dates, numbers and money. */
export const localeTag: Record<Locale, string> = { en: 'en-US', de: 'de-DE' };

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
