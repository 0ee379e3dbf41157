import type { ReactNode } from 'react';
import type { Promotion, PlanTier } from '@greenroom/contracts';
import { couponOf, offerAddress, promisedOff, usePlans } from '@greenroom/plans';
import { Page } from '@greenroom/shared-ui';
import { OfferEnds } from './offer-ends.tsx';
import { OfferHero } from './offer-hero.tsx';
import { WhatsIncluded } from './whats-included.tsx';

interface OfferProps {
  promotion: NonNullable<Promotion>;
  returnTo: string | undefined;
}

/** Shows an offer's texts, its price, and the links to accept it. */
export function Offer({ promotion: { variables, endsAt }, returnTo }: OfferProps): ReactNode {
  const { yearly, monthly } = variables.coupon_codes;
  const { plans } = usePlans([...new Set([yearly, monthly])].join(','));
  const plan: PlanTier = plans?.lowestTier ?? 'annual';
  const tier = plans?.tiers.find(({ id }) => id === plan);
  const coupon = tier && couponOf(tier, plan === 'annual' ? yearly : monthly);
  const address = offerAddress(variables, plan, returnTo);
  const { hero_section, whats_included_section, offer_ends_section } = variables.promo_page;
  return (
    <Page bleed>
      <OfferHero
        section={hero_section}
        urgency={variables.urgency_texts}
        tier={tier}
        coupon={coupon}
        off={tier && promisedOff(variables, tier, coupon)}
        taxIncluded={plans?.taxIncluded ?? false}
        address={address}
      />
      <WhatsIncluded {...whats_included_section} />
      <OfferEnds section={offer_ends_section} terms={variables.offer_terms} endsAt={endsAt} address={address} />
    </Page>
  );
}
