import type { ProviderTaxId } from '@greenroom/ports/payments';

const euCountries = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** The payment provider's type of each country's tax number, and its format without spaces. */
const kinds: ReadonlyMap<string, readonly [type: string, shape: RegExp]> = new Map<string, readonly [string, RegExp]>([
  ...euCountries.map((country) => {
    // Greece uses the prefix EL in these numbers (council directive 2006/112, article 215).
    const prefix = country === 'GR' ? 'EL' : country;
    return [country, ['eu_vat', new RegExp(`^${prefix}[A-Z0-9+*]{2,12}$`)]] as const;
  }),
  ['GB', ['gb_vat', /^GB(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/]],
  ['CH', ['ch_vat', /^CHE-\d{3}\.\d{3}\.\d{3}(MWST|TVA|IVA)$/]],
  ['US', ['us_ein', /^\d{2}-?\d{7}$/]],
  ['CA', ['ca_bn', /^\d{9}$/]],
  ['AU', ['au_abn', /^\d{11}$/]],
  ['JP', ['jp_trn', /^T\d{13}$/]],
  ['KR', ['kr_brn', /^\d{3}-\d{2}-\d{5}$/]],
]);

/**
 * Converts a tax number to the payment provider's format.
 * @returns undefined if the number is invalid or we support none for the country
 */
export function taxIdOf(country: string, typed: string): ProviderTaxId | undefined {
  const known = kinds.get(country);
  const value = typed.replaceAll(/\s/g, '').toUpperCase();
  if (!known?.[1].test(value)) return undefined;
  // Swiss numbers have a space before the suffix.
  return { type: known[0], value: value.replace(/(MWST|TVA|IVA)$/, ' $1') };
}
