import { type Currency, effectiveCountry, type PlanTier, planTiers } from '@greenroom/contracts';

/** The payment provider's product ids of our plans. */
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

/** Returns the currency of a country; dollars where we have no prices in its own currency. */
export function currencyOf(country: string): Currency {
  return currencyOfCountry.get(effectiveCountry(country)) ?? 'usd';
}

/**
 * Returns the lookup keys of a plan's price, best match first: product, currency and country; product and currency;
 * product in dollars (specification, section 7).
 */
export function lookupKeys(tier: PlanTier, country: string): string[] {
  const product = products[tier];
  const currency = currencyOf(country);
  const place = effectiveCountry(country).toLowerCase();
  return [...new Set([`${product}_${currency}_${place}`, `${product}_${currency}`, `${product}_usd`])];
}

/**
 * Returns the best price of each plan. All are in the currency of the first plan that has a price.
 * @param found the provider's prices for {@link lookupKeys}
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

/** Returns the plan of a price by its interval, also for prices that we do not sell. */
export function tierOf(interval: 'month' | 'year'): PlanTier {
  return interval === 'year' ? 'annual' : 'monthly';
}
