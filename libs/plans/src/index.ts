/** Prices of plans, their wording, and offers. */
export { chargesOf, type Charges } from './charges.ts';
export { offerAddress } from './offer-address.ts';
export { OfferNote } from './offer-note.tsx';
export { promisedOff, type PromisedOff } from './promised-off.ts';
export { usePromotion } from './promotion-api.ts';
export { sayDay, sayMoney } from './say.ts';
export { useFreeTrial } from './use-free-trial.ts';
export { couponOf, pickOf, usePlans, type Pick } from './use-plans.ts';
