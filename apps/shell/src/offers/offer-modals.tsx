import { useState, type ReactNode } from 'react';
import { useLocation } from '@greenroom/navigation';
import { FreeTrialModal } from './free-trial-modal.tsx';
import { PromotionModal } from './promotion-modal.tsx';

/** At most one of what may open over a page. Nobody is met by it on the page they came for: only from the next one on. */
export function OfferModals(): ReactNode {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);
  if (!moved && pathname !== first) setMoved(true);
  return moved ? <FreeTrialModal otherwise={<PromotionModal />} /> : null;
}
