import {
  currencyDigits,
  countOf,
  type Money,
  type PlanCoupon,
  type PricingTier,
  type PromotionVariables,
} from '@greenroom/contracts';

export type PromisedOff = { percentage: number } | { amount: Money };

/**
 * Returns the discount that a promotion announces for a plan: its `percentages`, or its `amounts` in whole units of the
 * currency. Undefined if the coupon's discount differs or the coupon does not apply, for example in another currency.
 */
export function promisedOff(
  { promo_type: type, percentages, amounts }: Pick<PromotionVariables, 'promo_type' | 'percentages' | 'amounts'>,
  { id, price: { currency } }: PricingTier,
  coupon: PlanCoupon | undefined,
): PromisedOff | undefined {
  const tier = id === 'annual' ? 'yearly' : 'monthly';
  if (coupon?.discountType !== type) return undefined;
  if (type === 'percentage_off') {
    const percentage = percentages?.[tier];
    return percentage !== undefined && percentage === coupon.percentage ? { percentage } : undefined;
  }
  const minorUnits = Math.round((amounts?.[tier] ?? 0) * 10 ** currencyDigits[currency]);
  return minorUnits === countOf(coupon.discount) ? { amount: { amount: coupon.discount, currency } } : undefined;
}
