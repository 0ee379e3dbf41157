import { type Currency, effectiveCountry, type PlanTier, planTiers } from '@greenroom/contracts';

/** What plans are called with the payment provider. */
export const products: Readonly<Record<PlanTier, string>> = {
  annual: 'greenroom-annual',
  monthly: 'greenroom-monthly',
};

const euroCountries = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA XK ME'.split(' ');
const currencyOfCountry: ReadonlyMap<string, Currency> = new Map<string, Currency>([
  ...euroCountries.map((country) => [country, 'eur'] as const),
  ['GB', 'gbp'],
  ['CH', 'chf'],
  ['LI', 'chf'],
  ['CA', 'cad'],
  ['AU', 'aud'],
  ['SE', 'sek'],
  ['JP', 'jpy'],
  ['KR', 'krw'],
  ['KW', 'kwd'],
]);

/** What is paid with in a country; dollars where nothing is sold in its own currency. */
export function currencyOf(country: string): Currency {
  return currencyOfCountry.get(effectiveCountry(country)) ?? 'usd';
}

/**
 * Keys by which a plan's price is looked up, the most fitting first: product, currency and country; product and
 * currency; the product in dollars (specification, section 7).
 */
export function lookupKeys(tier: PlanTier, country: string): string[] {
  const product = products[tier];
  const currency = currencyOf(country);
  const place = effectiveCountry(country).toLowerCase();
  return [...new Set([`${product}_${currency}_${place}`, `${product}_${currency}`, `${product}_usd`])];
}

/**
 * The best price of each plan. All are in one currency, that of the first plan that has a price.
 * @param found what the payment provider has of {@link lookupKeys}
 */
export function choosePrices<P extends { lookupKey: string; price: { currency: string } }>(
  found: readonly P[],
  country: string,
): { tier: PlanTier; price: P }[] {
  const best = planTiers.flatMap((tier) => {
    const price = lookupKeys(tier, country)
      .map((key) => found.find(({ lookupKey }) => lookupKey === key))
      .find((one) => one !== undefined);
    return price ? [{ tier, price }] : [];
  });
  return best.filter(({ price }) => price.price.currency === best[0]?.price.price.currency);
}

/** Which plan a price is of. One that we do not sell counts by how often it is paid. */
export function tierOf(interval: 'month' | 'year'): PlanTier {
  return interval === 'year' ? 'annual' : 'monthly';
}
