import { useState, type ReactNode } from 'react';
import { useLocation } from '@greenroom/navigation';
import { FreeTrialModal } from './free-trial-modal.tsx';
import { PromotionModal } from './promotion-modal.tsx';

/** Shows at most one modal over a page. Not on the first page of a visit, only from the second one on. */
export function OfferModals(): ReactNode {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);
  if (!moved && pathname !== first) setMoved(true);
  return moved ? <FreeTrialModal otherwise={<PromotionModal />} /> : null;
}
