import { useCurrentUser } from '@greenroom/auth';
import { paths, plansQuery, type PlanCoupon, type Plans, type PlanTier, type PricingTier } from '@greenroom/contracts';
import { useLocation } from '@greenroom/navigation';
import { useCommercePlansQuery } from './plans-api.ts';

export interface KnownPlans {
  /** Undefined until they are loaded, and if none are requested. Empty if loading failed (specification, section 8). */
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
 * Returns the plans for the current user, with a code's discount. Users who have access already request none, except at
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
  /** The coupon of the code, if it applies to the plan. */
  coupon: PlanCoupon | undefined;
}

/** Returns the chosen plan; the lowest one (specification, section 3) if none was chosen or it is not available. */
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
