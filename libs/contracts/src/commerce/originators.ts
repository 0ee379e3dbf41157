/** Where a subscription comes from; `EnterpriseSubscription` makes an enterprise user (specification, section 6). */
export const originatorTypes = [
  'StripeSubscription',
  'AppleSubscription',
  'ParentSubscription',
  'EnterpriseSubscription',
] as const;

export type OriginatorType = (typeof originatorTypes)[number];
