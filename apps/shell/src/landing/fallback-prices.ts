/**
 * Prices for copy where no plans can be had, in US cents a month (specification, section 1):
 * billed annually and billed monthly. Nobody is ever charged from them.
 */
export const fallbackPrices = { annualByMonth: 700, monthly: 1_000 } as const;
