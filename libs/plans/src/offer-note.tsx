import type { ReactNode } from 'react';
import type { PlanTier, Promotion } from '@greenroom/contracts';
import { Small } from '@greenroom/shared-ui';
import { usePromotion } from './promotion-api.ts';
import { useFreeTrial } from './use-free-trial.ts';

/** A step of the checkout. */
export type OfferPlace = 'account' | 'membership' | 'payment';

interface OfferNoteProps {
  place: OfferPlace;
  /** The plan that is chosen. */
  tier?: PlanTier | undefined;
}

/** What a running offer says at a step of the checkout: the free trial after a call, else the promotion. */
export function OfferNote({ place, tier = 'annual' }: OfferNoteProps): ReactNode {
  const { promotion } = usePromotion();
  const { state, copy } = useFreeTrial();
  const ofTrial = state === 'offered' && place !== 'account' ? copy?.[`${place}Page`] : undefined;
  const said = ofTrial ?? ofPromotion(promotion, place, tier);
  return said === undefined ? null : <Small tone={2}>{said}</Small>;
}

function ofPromotion(promotion: Promotion, place: OfferPlace, tier: PlanTier): string | undefined {
  if (!promotion) return undefined;
  const { signup_page: signUp, plans_page: plans, payment_page: payment } = promotion.variables.checkout_pages;
  if (place === 'account') return signUp['text'];
  if (place === 'membership') return plans['text'];
  const { title, discount_text: discount } = tier === 'annual' ? payment.yearly : payment.monthly;
  return `${title}: ${discount}`;
}
