import type { VisitorContext } from '@greenroom/contracts';

/**
 * What the wider product family knows of a visitor and this product has not: gifts, partners, schools (specification,
 * section 3). A product that has them fills them in here.
 */
export const productFacts = {
  bogo_available: false,
  business_package: null,
  guest_pass_feature_available: false,
  partner_subscription: null,
  saml: false,
  subscribed_through_bulk_gift: false,
  /** Somebody recommended it: the free trial is of type `guest_pass` then. */
  referral: null as string | null,
} satisfies Partial<VisitorContext> & { referral: string | null };
