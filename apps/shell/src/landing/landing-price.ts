import { money, type Money, type Plans, type PricingTier } from '@greenroom/contracts';
import { sayMoney } from '@greenroom/plans';

export interface LandingPrice {
  /** What the lowest tier costs a month. */
  byMonth: string;
  /** How it is billed, and what the other tier costs; `year` or `month` is empty in a kind that does not name it. */
  terms: { kind: 'both' | 'annual' | 'monthly'; year: string; month: string };
  /** 0 where no free trial is offered. */
  trialDays: number;
  /** Whether the price has value-added tax in it. */
  tax: boolean;
}

/**
 * Prices for copy where no plans can be had (specification, section 1): billed annually, by the month, and billed
 * monthly. They are never charged.
 */
const fallback = { annual: money(8_400, 'usd'), annualByMonth: money(700, 'usd'), monthly: money(1_000, 'usd') };

/** The price as the landing page says it, in the currency of the plans. */
export function priceOnLanding({ tiers, lowestTier, taxIncluded }: Plans): LandingPrice {
  const of = (id: PricingTier['id']) => tiers.find((tier) => tier.id === id);
  const [annual, monthly] = [of('annual'), of('monthly')];
  const lowest = tiers.find(({ id }) => id === lowestTier);
  if (!lowest) {
    const { annualByMonth, annual: year, monthly: month } = fallback;
    return { ...termsOf(year, month), byMonth: short(annualByMonth), trialDays: 0, tax: false };
  }
  const byMonth = short({ amount: lowest.monthlyAmount, currency: lowest.price.currency });
  const { trialDays } = lowest.internalData;
  return { ...termsOf(priceOf(annual), priceOf(monthly)), byMonth, trialDays, tax: taxIncluded };
}

function termsOf(year: Money | undefined, month: Money | undefined): Pick<LandingPrice, 'terms'> {
  const kind = year && month ? 'both' : year ? 'annual' : 'monthly';
  return { terms: { kind, year: year ? short(year) : '', month: month ? short(month) : '' } };
}

const priceOf = (tier: PricingTier | undefined): Money | undefined =>
  tier && { amount: tier.price.unitAmount, currency: tier.price.currency };
const short = (price: Money) => sayMoney(price, 'short');
