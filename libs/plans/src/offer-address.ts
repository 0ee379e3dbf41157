import { pathTo, type PlanTier, type PromotionVariables } from '@greenroom/contracts';

/**
 * Returns the address that accepts an offer: the choice of a plan, with the code that applies to it. The checkout keeps
 * the code from there on.
 */
export function offerAddress(
  { coupon_codes: codes }: Pick<PromotionVariables, 'coupon_codes'>,
  plan: PlanTier,
  returnTo?: string,
): string {
  const coupon = plan === 'annual' ? codes.yearly : codes.monthly;
  return pathTo('checkoutMembership', undefined, { plan, coupon, returnTo });
}
