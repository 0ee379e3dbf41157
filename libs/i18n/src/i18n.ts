import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { defaultLocale, type Locale } from '@greenroom/contracts';

/**
 * The page's one language. Messages are compiled when an app is built; a key nobody translated
 * throws outside production and is logged in production (specification, section 5).
 */
export const i18n: I18n = setupI18n({ locale: defaultLocale, messages: { [defaultLocale]: {} }, missing: missingTranslation });

function missingTranslation(locale: string, key: string): string {
  const message = `Missing Translation: "${key}" in ${locale}`;
  if (process.env.NODE_ENV !== 'production') throw new Error(message);
  console.error(message);
  return key;
}

/** Sets the language of the page. Called once, before anything is drawn; another language means another page. */
export function activateLocale(locale: Locale): void {
  i18n.load(locale, {});
  i18n.activate(locale);
}

/** The language of the page. */
export function currentLocale(): Locale {
  return i18n.locale as Locale;
}

/** Adds an area's messages to the page, each key under the area's name. */
export function addMessages(area: string, locale: Locale, messages: Messages): void {
  i18n.load(locale, Object.fromEntries(Object.entries(messages).map(([key, text]) => [`${area}.${key}`, text])));
}
