/** How a checkout session stands. */
export { useCommerceCheckoutSessionQuery, useLazyCommerceCheckoutSessionQuery } from './session-api.ts';
export { successAddress } from './success-address.ts';
