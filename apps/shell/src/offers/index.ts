/** What is offered on every page, in one file that comes when there is something. */
export { OfferBanner } from './offer-banner.tsx';
export { OfferFoot } from './offer-foot.tsx';
export { OfferModals } from './offer-modals.tsx';
