import { money, type Money, type Plans, type PricingTier } from '@greenroom/contracts';
import { sayMoney } from '@greenroom/plans';

export interface LandingPrice {
  /** Monthly price of the cheapest tier. */
  byMonth: string;
  /** The billing terms and the other tier's price; `year` or `month` is empty in a kind that does not name it. */
  terms: { kind: 'both' | 'annual' | 'monthly'; year: string; month: string };
  /** 0 if no free trial is offered. */
  trialDays: number;
  /** Whether the price includes value-added tax. */
  tax: boolean;
}

/**
 * Prices to show when plans cannot be loaded (specification, section 1): annual billing, the same per month, and
 * monthly billing. They are never charged.
 */
const fallback = { annual: money(8_400, 'usd'), annualByMonth: money(700, 'usd'), monthly: money(1_000, 'usd') };

/** Returns the price for the landing page, in the plans' currency. */
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
