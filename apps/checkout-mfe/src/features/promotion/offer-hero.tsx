import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import {
  datedNow,
  type DatedTexts,
  type PlanCoupon,
  type PricingTier,
  type PromotionVariables,
} from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { sayMoney, type PromisedOff } from '@greenroom/plans';
import { below, ButtonLink, Hero, Lead, Row, Small, Tag, TextLink } from '@greenroom/shared-ui';
import { readQuizAnswers } from '../../shared/said/index.ts';
import { OfferPrice } from './offer-price.tsx';
import { hostsFor, meetingPlace } from './who-to-meet.ts';
import { promotionMessages } from './messages/index.ts';

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-height: min(740px, 88vh);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  gap: var(--s-5);
  padding: var(--s-6) var(--s-7) var(--s-7) var(--edge);
  ${below.lg} {
    padding: var(--s-5) var(--edge) var(--s-6);
  }
`;

const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 2px;
  span {
    position: relative;
    min-height: 300px;
    overflow: hidden;
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 30%;
  }
  ${below.lg} {
    order: -1;
  }
`;

/* The offer's own picture replaces the three portraits. */
const Picture = styled.img`
  width: 100%;
  height: 100%;
  min-height: 300px;
  object-fit: cover;
  ${below.lg} {
    order: -1;
    max-height: 320px;
  }
`;

interface OfferHeroProps {
  section: PromotionVariables['promo_page']['hero_section'];
  urgency: Readonly<Record<string, DatedTexts>>;
  tier: PricingTier | undefined;
  coupon: PlanCoupon | undefined;
  /** The promotion's discount, if the coupon really gives it. */
  off: PromisedOff | undefined;
  taxIncluded: boolean;
  address: string;
}

/** Shows the offer, its price, and three coaches. */
export function OfferHero({ section, urgency, tier, coupon, off, taxIncluded, address }: OfferHeroProps): ReactNode {
  const t = promotionMessages.useText();
  const [answers] = useState(readQuizAnswers);
  const [now] = useState(() => new Date());
  const { texts, image_url: image } = section;
  const three = hostsFor(answers);
  const days = tier?.internalData.trialDays ?? 0;
  const hurry = datedNow(urgency, now);
  return (
    <Halves>
      <Words>
        {off && (
          <Tag>
            {'percentage' in off
              ? t('off.percentage', off)
              : t('off.amount', { amount: sayMoney(off.amount, 'short') })}
          </Tag>
        )}
        <Hero>{texts['text_title']}</Hero>
        {texts['text'] !== undefined && <Lead>{texts['text']}</Lead>}
        {tier && <OfferPrice tier={tier} coupon={coupon} taxIncluded={taxIncluded} />}
        <Row wrap gap={3}>
          <ButtonLink variant="primary" as={Link} to={address} {...pressed('promotion.start')}>
            {days > 0 ? t('startTrial', { days }) : t('start')}
          </ButtonLink>
          <ButtonLink as={Link} to={meetingPlace(three[0], answers)} {...pressed('promotion.meet')}>
            {t('meet', { name: three[0].name })}
          </ButtonLink>
        </Row>
        {hurry && (
          <Small tone={2}>
            {hurry.texts['text_link'] === undefined ? (
              <TextLink href={hurry.link}>{hurry.texts['text']}</TextLink>
            ) : (
              <>
                {hurry.texts['text']} <TextLink href={hurry.link}>{hurry.texts['text_link']}</TextLink>
              </>
            )}
          </Small>
        )}
      </Words>
      {image === undefined ? (
        <Three role="group" aria-label={t('coaches')}>
          {three.map(({ slug, name }) => (
            <span key={slug}>
              <img src={`/assets/portraits/${slug}.svg`} alt={t('portrait', { name })} />
            </span>
          ))}
        </Three>
      ) : (
        <Picture src={image} alt="" />
      )}
    </Halves>
  );
}
