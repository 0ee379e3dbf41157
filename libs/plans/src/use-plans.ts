import { useCurrentUser } from '@greenroom/auth';
import { paths, plansQuery, type PlanCoupon, type Plans, type PlanTier, type PricingTier } from '@greenroom/contracts';
import { useLocation } from '@greenroom/navigation';
import { useCommercePlansQuery } from './plans-api.ts';

export interface KnownPlans {
  /** Undefined until they are there, and where none are asked for. None where they cannot be had (specification, section 8). */
  plans: Plans | undefined;
  askAgain(): void;
}

const none: Plans = {
  currency: 'usd',
  country: 'US',
  tiers: [],
  onlyAnnualTier: false,
  lowestTier: null,
  taxIncluded: false,
};

/**
 * The plans for whoever uses the page, with what a code takes off. Who can use the product already asks for none but at
 * the checkout's root (specification, section 6).
 */
export function usePlans(coupon: string | undefined): KnownPlans {
  const { user, known } = useCurrentUser();
  const { pathname } = useLocation();
  const skip = !known || (user.accessibleProducts.length > 0 && pathname !== paths.checkout);
  const query = plansQuery({ trialOffered: user.freeTrial === 'offered', coupons: coupon });
  const { currentData, isError, refetch } = useCommercePlansQuery({ query }, { skip });
  return { plans: currentData ?? (isError ? none : undefined), askAgain: () => void refetch() };
}

export interface Pick {
  tier: PricingTier;
  /** The code that holds for it, if one does. */
  coupon: PlanCoupon | undefined;
}

/** The plan that was chosen; the lowest (specification, section 3) where none was, or where it is not to be had. */
export function pickOf(
  { tiers, lowestTier }: Plans,
  chosen: PlanTier | undefined,
  code: string | undefined,
): Pick | undefined {
  const tier = tiers.find(({ id }) => id === chosen) ?? tiers.find(({ id }) => id === lowestTier) ?? tiers[0];
  return tier && { tier, coupon: couponOf(tier, code) };
}

export function couponOf({ coupons }: PricingTier, code: string | undefined): PlanCoupon | undefined {
  return coupons.find((coupon) => coupon.code.toLowerCase() === code?.toLowerCase());
}
