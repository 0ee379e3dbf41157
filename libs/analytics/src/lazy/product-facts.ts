import type { VisitorContext } from '@greenroom/contracts';

/**
 * Facts about a visitor that exist in the wider product family but not in this product: gifts, partners, schools
 * (specification, section 3). A product that has them fills them in here.
 */
export const productFacts = {
  bogo_available: false,
  business_package: null,
  guest_pass_feature_available: false,
  partner_subscription: null,
  saml: false,
  subscribed_through_bulk_gift: false,
  /** The person who recommended it: then the free trial has the type `guest_pass`. */
  referral: null as string | null,
} satisfies Partial<VisitorContext> & { referral: string | null };
