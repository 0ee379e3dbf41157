import { effectiveCountry } from '../geo.ts';

/** Groups of consent, as OneTrust numbers them (specification, section 9). */
export const consentGroups = {
  necessary: 'C0001',
  performance: 'C0002',
  functional: 'C0003',
  targeting: 'C0004',
} as const;
export type ConsentGroup = (typeof consentGroups)[keyof typeof consentGroups];
export const allConsentGroups: readonly ConsentGroup[] = Object.values(consentGroups);

/** The consent rules of a place: under `gdpr` and `ccpa`, nothing is loaded or sent before the visitor has chosen. */
export type ConsentLaw = 'gdpr' | 'ccpa' | 'none';

/** The EU and EEA, the United Kingdom, Switzerland; ISO 3166-1. */
const europe = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH'.split(
  ' ',
);

/**
 * Returns the consent rules of a place. An unknown country is treated as the United States (specification, section 9).
 * @param country ISO 3166-1 alpha-2, or `XX`
 * @param region ISO 3166-2 without the country, `CA`
 */
export function consentLawOf(country: string, region: string): ConsentLaw {
  const here = effectiveCountry(country);
  if (europe.includes(here)) return 'gdpr';
  return here === 'US' && region === 'CA' ? 'ccpa' : 'none';
}
