import type Stripe from 'stripe';

export type Percentages = ReadonlyMap<string, number>;

/**
 * Looks up by which rates invoices were taxed, in per cent. A rate never changes with Stripe, so each is asked for once.
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
