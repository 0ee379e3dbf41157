import { localeTag, unknownPlace } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';

/** Returns a country's name in the page's language; undefined if it is unknown. */
export function countryName(country: string): string | undefined {
  if (country === unknownPlace) return undefined;
  return new Intl.DisplayNames(localeTag[currentLocale()], { type: 'region', fallback: 'none' }).of(country);
}
