/** What plans cost, how that is said, and what is offered on them. */
export { offerAddress } from './offer-address.ts';
export { usePromotion, type KnownPromotion } from './promotion-api.ts';
export { sayDay, sayMoney } from './say.ts';
