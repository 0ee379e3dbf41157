import { share } from './prorate.ts';

/**
 * Standard rates, in hundredths of a per cent, of the countries where the sandbox's seller is registered: the European
 * Union (https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates, 2026), and others whose prices include
 * tax.
 */
const rates: Readonly<Record<string, number>> = {
  ...{ AT: 2_000, BE: 2_100, BG: 2_000, CY: 1_900, CZ: 2_100, DE: 1_900, DK: 2_500, EE: 2_400, ES: 2_100, FI: 2_550 },
  ...{ FR: 2_000, GR: 2_400, HR: 2_500, HU: 2_700, IE: 2_300, IT: 2_200, LT: 2_100, LU: 1_700, LV: 2_100, MT: 1_800 },
  ...{ NL: 2_100, PL: 2_300, PT: 2_300, RO: 2_100, SE: 2_500, SI: 2_200, SK: 2_300 },
  ...{ AU: 1_000, CH: 810, GB: 2_000, JP: 1_000, LI: 810 },
};

/** ISO 3166-1, two letters. */
export const taxedCountries: readonly string[] = Object.keys(rates);

export interface TaxRate {
  /** ISO 3166-1, two letters. */
  country: string;
  hundredthsOfAPercent: number;
}

/** Returns the tax rate of a country; undefined where no tax is owed. */
export function taxRateOf(country: string | null | undefined): TaxRate | undefined {
  const known = country?.toUpperCase() ?? '';
  const hundredthsOfAPercent = rates[known];
  return hundredthsOfAPercent === undefined ? undefined : { country: known, hundredthsOfAPercent };
}

/** Returns the tax added to a net amount, in minor units, rounded half away from zero. */
export function taxOnTop(amount: number, { hundredthsOfAPercent: rate }: TaxRate): number {
  return share(amount, rate, 10_000);
}

/** Returns the tax contained in a gross amount, in minor units, rounded half away from zero. */
export function taxWithin(amount: number, { hundredthsOfAPercent: rate }: TaxRate): number {
  return share(amount, rate, 10_000 + rate);
}
