import { useCurrentUser } from '@greenroom/auth';
import type { PlanCoupon, Plans, PlanTier, PricingTier } from '@greenroom/contracts';
import { useCommercePlansQuery } from './plans-api.ts';

export interface KnownPlans {
  /** Undefined until they are there. None where they cannot be had (specification, section 8). */
  plans: Plans | undefined;
  /** Whether a trial was asked for, and so has to be asked for again when the checkout begins. */
  withTrial: boolean;
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

/** The plans for whoever uses the page, with what a code takes off. */
export function usePlans(coupon: string | undefined): KnownPlans {
  const { user, known } = useCurrentUser();
  const withTrial = user.purchaseEligibility.trialPeriodInDays > 0;
  const query = {
    gateway: 'stripe',
    experiment: 'price-v4',
    includeTrial: String(withTrial),
    coupons: coupon,
  } as const;
  const { currentData, isError, refetch } = useCommercePlansQuery({ query }, { skip: !known });
  return { plans: currentData ?? (isError ? none : undefined), withTrial, askAgain: () => void refetch() };
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
