import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { defaultLocale, type Locale } from '@greenroom/contracts';

/**
 * The page's only language. Messages are compiled when an app is built; a key without a translation throws outside
 * production and is logged in production (specification, section 5).
 */
export const i18n: I18n = setupI18n({
  locale: defaultLocale,
  messages: { [defaultLocale]: {} },
  missing: missingTranslation,
});

function missingTranslation(locale: string, key: string): string {
  fail(`Missing Translation: "${key}" in ${locale}`);
  return key;
}

/** Reports a programming error: throws outside production, and logs in production. */
function fail(message: string): void {
  if (process.env.NODE_ENV !== 'production') throw new Error(message);
  console.error(message);
}

/**
 * Returns the text of a key in the page's language. Each placeholder of its sentence needs a value that is not empty.
 */
export function translate(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const empty = placeholdersOf(i18n.messages[key]).filter((name) => values[name] === undefined || values[name] === '');
  if (empty.length > 0) fail(`Empty Filling: "${key}" in ${i18n.locale} has nothing for ${empty.join(', ')}`);
  return i18n._(key, values);
}

/**
 * Returns the placeholders of a compiled message (`["Renews on ", ["day"], "."]`), except those in the branches of a
 * plural or select.
 */
function placeholdersOf(message: Messages[string] | undefined): string[] {
  return Array.isArray(message) ? message.flatMap((token) => (Array.isArray(token) ? [token[0]] : [])) : [];
}

/** Sets the language of the page. Called once, before anything is rendered; another language needs another page. */
export function activateLocale(locale: Locale): void {
  i18n.load(locale, {});
  i18n.activate(locale);
}

/** Returns the language of the page. */
export function currentLocale(): Locale {
  return i18n.locale as Locale;
}

/** Adds an area's messages to the page, each key under the area's name. */
export function addMessages(area: string, locale: Locale, messages: Messages): void {
  i18n.load(locale, Object.fromEntries(Object.entries(messages).map(([key, text]) => [`${area}.${key}`, text])));
}
