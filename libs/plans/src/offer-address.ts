import { pathTo, type PlanTier, type PromotionVariables } from '@greenroom/contracts';

/**
 * Where an offer is taken: the choice of a plan, with the code that holds for it. The checkout keeps it from there on.
 */
export function offerAddress(
  { coupon_codes: codes }: Pick<PromotionVariables, 'coupon_codes'>,
  plan: PlanTier,
  returnTo?: string,
): string {
  const coupon = plan === 'annual' ? codes.yearly : codes.monthly;
  return pathTo('checkoutMembership', undefined, { plan, coupon, returnTo });
}
