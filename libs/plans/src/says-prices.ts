import type { MinorUnits, PlanCoupon, PricingTier, PromotionVariables } from '@greenroom/contracts';
import { sayMoney } from './say.ts';

type PaymentTexts = PromotionVariables['checkout_pages']['payment_page']['yearly'];

/**
 * Whether the prices that a promotion has written out are what the plan costs: without the coupon by the month, and
 * with it by the month or at once. They are texts, so in another currency they would be false.
 */
export function saysPrices(
  { monthly_price: usual, price_discounted: less }: Pick<PaymentTexts, 'monthly_price' | 'price_discounted'>,
  { monthlyAmount, price: { currency } }: PricingTier,
  coupon: PlanCoupon,
): boolean {
  const names = (text: string, amount: MinorUnits) =>
    plainSpaces(text).includes(plainSpaces(sayMoney({ amount, currency }, 'short')));
  return names(usual, monthlyAmount) && (names(less, coupon.monthlyAmount) || names(less, coupon.price.unitAmount));
}

const plainSpaces = (text: string) => text.replaceAll(/\s/g, ' ');
