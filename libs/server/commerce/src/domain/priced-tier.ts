import {
  compareMoney,
  lessAmount,
  lessPercent,
  type Money,
  type PlanCoupon,
  type PlanTier,
  type PricingTier,
  shareOf,
  subtractMoney,
} from '@greenroom/contracts';
import type { ProviderCoupon, ProviderPrice } from '@greenroom/ports/payments';

/** Returns a plan as shown on pages: its price per month, and its price with each coupon that applies. */
export function pricedTier(
  tier: PlanTier,
  { id, lookupKey, productId, productName, price, interval, intervalCount }: ProviderPrice,
  { coupons, trialDays }: { coupons: readonly ProviderCoupon[]; trialDays: number },
): PricingTier {
  const months = (interval === 'year' ? 12 : 1) * intervalCount;
  const unit = (of: Money) => ({ currency: of.currency, unitAmount: of.amount });
  return {
    id: tier,
    displayName: productName,
    lookupKey,
    stripeResourceId: id,
    recurring: { interval, intervalCount },
    internalData: { trialDays },
    price: unit(price),
    monthlyAmount: shareOf(price, months).amount,
    coupons: coupons.flatMap((coupon): PlanCoupon[] => {
      const left = leftToPay(price, productId, coupon);
      if (!left) return [];
      return [
        {
          code: coupon.code,
          discountType: 'percentage' in coupon.off ? 'percentage_off' : 'amount_off',
          percentage: 'percentage' in coupon.off ? coupon.off.percentage : null,
          discount: subtractMoney(price, left).amount,
          price: unit(left),
          monthlyAmount: shareOf(left, months).amount,
          duration: coupon.duration,
          durationInMonths: coupon.durationInMonths,
        },
      ];
    }),
  };
}

/** Returns the first payment with a coupon; undefined if the coupon does not apply to the product or saves nothing. */
function leftToPay(price: Money, productId: string, { off, productIds }: ProviderCoupon): Money | undefined {
  if (productIds !== null && !productIds.includes(productId)) return undefined;
  const left = 'percentage' in off ? lessPercent(price, off.percentage) : lessByCurrency(price, off.amounts);
  return left && compareMoney(left, price) < 0 ? left : undefined;
}

function lessByCurrency(price: Money, amounts: Extract<ProviderCoupon['off'], { amounts: object }>['amounts']) {
  const amount = amounts[price.currency];
  return amount === undefined ? undefined : lessAmount(price, { amount, currency: price.currency });
}
