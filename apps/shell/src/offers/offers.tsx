import type { ReactNode } from 'react';
import { OfferBanner } from './offer-banner.tsx';
import { OfferFoot } from './offer-foot.tsx';
import { OfferModals } from './offer-modals.tsx';

/** Offers of all pages, in one chunk loaded only when there is one. */
export function Offers({ place, promotionOn }: { place: 'over' | 'below'; promotionOn: boolean }): ReactNode {
  if (place === 'below') return promotionOn ? <OfferFoot /> : null;
  return (
    <>
      {promotionOn && <OfferBanner />}
      <OfferModals />
    </>
  );
}
