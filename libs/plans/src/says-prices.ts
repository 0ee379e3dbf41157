import type { MinorUnits, PlanCoupon, PricingTier, PromotionVariables } from '@greenroom/contracts';
import { sayMoney } from './say.ts';

type PaymentTexts = PromotionVariables['checkout_pages']['payment_page']['yearly'];

/**
 * Whether the prices written in a promotion match the plan: without the coupon per month, and with it per month or in
 * total. They are fixed texts, so they would be wrong in another currency.
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
