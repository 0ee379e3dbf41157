import type { ReactNode } from 'react';
import type { PlanTier, PromotionVariables } from '@greenroom/contracts';
import { Small } from '@greenroom/shared-ui';
import { usePromotion } from './promotion-api.ts';
import { saysPrices } from './says-prices.ts';
import { useFreeTrial } from './use-free-trial.ts';
import { couponOf, usePlans } from './use-plans.ts';

/** A step of the checkout. */
export type OfferPlace = 'account' | 'membership' | 'payment';

interface OfferNoteProps {
  place: OfferPlace;
  /** The chosen plan. */
  tier?: PlanTier | undefined;
}

/** Shows the text of a running offer at a step of the checkout: the free trial after a call, else the promotion. */
export function OfferNote({ place, tier = 'annual' }: OfferNoteProps): ReactNode {
  const { promotion } = usePromotion();
  const { state, copy } = useFreeTrial();
  const ofTrial = state === 'offered' && place !== 'account' ? copy?.[`${place}Page`] : undefined;
  if (ofTrial !== undefined) return <Small tone={2}>{ofTrial}</Small>;
  if (!promotion) return null;
  if (place === 'payment') return <PaymentOffer variables={promotion.variables} id={tier} />;
  const { signup_page: signUp, plans_page: plans } = promotion.variables.checkout_pages;
  const said = (place === 'account' ? signUp : plans)['text'];
  return said === undefined ? null : <Small tone={2}>{said}</Small>;
}

/** Shows the promotion beside the payment. Its written prices appear only if they match the plan's prices. */
function PaymentOffer({ variables, id }: { variables: PromotionVariables; id: PlanTier }): ReactNode {
  const { checkout_pages: pages, coupon_codes: codes } = variables;
  const [texts, code] =
    id === 'annual' ? [pages.payment_page.yearly, codes.yearly] : [pages.payment_page.monthly, codes.monthly];
  const { plans } = usePlans(code);
  const tier = plans?.tiers.find((one) => one.id === id);
  const coupon = tier && couponOf(tier, code);
  // A code that is used up or applies to another plan is not mentioned beside a price without it.
  if (tier && code && !coupon) return null;
  return (
    <Small tone={2}>
      {texts.title}: {texts.discount_text}
      {tier && coupon && saysPrices(texts, tier, coupon) && (
        <>
          {'. '}
          <s>{texts.monthly_price}</s> <b>{texts.price_discounted}</b>
        </>
      )}
    </Small>
  );
}
