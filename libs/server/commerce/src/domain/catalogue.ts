import { type Currency, money } from '@greenroom/contracts';
import type { PaymentCatalogue } from '@greenroom/ports/payments';
import { leavingCode } from './leaving-code.ts';
import { products } from './lookup-keys.ts';

/** Per year and per month, in minor units. The annual price of 84 dollars is 7 a month (specification, section 1). */
const prices: Readonly<Record<Currency, readonly [annual: number, monthly: number]>> = {
  usd: [8_400, 1_000],
  eur: [8_400, 999],
  gbp: [7_200, 899],
  chf: [8_400, 1_000],
  cad: [11_400, 1_350],
  aud: [12_600, 1_500],
  sek: [89_900, 10_900],
  jpy: [12_000, 1_450],
  krw: [114_000, 13_500],
  kwd: [25_800, 3_080],
};

/** Currencies whose prices include tax. */
const withTax: ReadonlySet<Currency> = new Set(['eur', 'gbp', 'chf', 'sek', 'jpy', 'aud']);

/** The sandbox's catalogue. With Stripe, the products with these lookup keys in Stripe's own catalogue are sold. */
export const sandboxCatalogue: PaymentCatalogue = {
  products: (['annual', 'monthly'] as const).map((tier, index) => ({
    id: products[tier],
    name: tier === 'annual' ? 'Greenroom, annual' : 'Greenroom, monthly',
    interval: tier === 'annual' ? ('year' as const) : ('month' as const),
    prices: (Object.entries(prices) as [Currency, readonly [number, number]][]).map(([currency, amounts]) => ({
      lookupKey: `${products[tier]}_${currency}`,
      price: money(amounts[index]!, currency),
      taxIncluded: withTax.has(currency),
    })),
  })),
  coupons: [
    {
      code: 'OPENING20',
      name: '20 % off the first year',
      percentage: 20,
      productId: products.annual,
      duration: 'once',
    },
    {
      code: 'OPENING10',
      name: '10 % off the first month',
      percentage: 10,
      productId: products.monthly,
      duration: 'once',
    },
    { code: leavingCode, name: 'Half price for staying', percentage: 50, productId: null, duration: 'once' },
    { code: 'ENCORE50', name: 'Half price', percentage: 50, productId: null, duration: 'once' },
  ],
};
