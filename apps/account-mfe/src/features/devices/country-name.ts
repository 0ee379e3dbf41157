import { localeTag, unknownPlace } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';

/** A country by the name people of the page's language give it. Nothing where it is not known. */
export function countryName(country: string): string | undefined {
  if (country === unknownPlace) return undefined;
  return new Intl.DisplayNames(localeTag[currentLocale()], { type: 'region', fallback: 'none' }).of(country);
}
