/** What plans cost, how that is said, and what is offered on them. */
export { offerAddress } from './offer-address.ts';
export { OfferNote } from './offer-note.tsx';
export { usePromotion } from './promotion-api.ts';
export { sayDay, sayMoney } from './say.ts';
export { useFreeTrial } from './use-free-trial.ts';
