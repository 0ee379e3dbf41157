/**
 * The smallest charges, in minor units; in other currencies the sandbox charges every amount.
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const smallest: Readonly<Record<string, number>> = {
  ...{ usd: 50, aed: 200, aud: 50, bgn: 100, brl: 50, cad: 50, chf: 50, czk: 1_500, dkk: 250, eur: 50, gbp: 30 },
  ...{ hkd: 400, huf: 17_500, inr: 50, jpy: 50, mxn: 1_000, myr: 200, nok: 300, nzd: 50, pln: 200, ron: 200 },
  ...{ sek: 300, sgd: 50, thb: 1_000 },
};

/** Returns the smallest amount that can be charged in a currency, in minor units. */
export const smallestAmount = (currency: string): number => smallest[currency] ?? 1;
