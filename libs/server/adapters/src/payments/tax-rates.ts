import type Stripe from 'stripe';

export type Percentages = ReadonlyMap<string, number>;

/**
 * Looks up the rates of invoices, in per cent. Stripe never changes a rate, so each is read only once.
 * https://docs.stripe.com/tax/tax-rates
 */
export function taxPercentages(stripe: Stripe): (invoices: readonly Stripe.Invoice[]) => Promise<Percentages> {
  const known = new Map<string, number>();
  return async (invoices) => {
    const used = invoices.flatMap(({ total_taxes: taxes }) => taxes ?? []).map(taxRateOf);
    for (const id of new Set(used))
      if (id !== undefined && !known.has(id)) known.set(id, (await stripe.taxRates.retrieve(id)).percentage);
    return known;
  };
}

export const taxRateOf = ({ tax_rate_details: details }: Stripe.Invoice.TotalTax): string | undefined =>
  details?.tax_rate;
