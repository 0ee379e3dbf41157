import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PlanCoupon, PricingTier } from '@greenroom/contracts';
import { sayMoney } from '@greenroom/plans';
import { Figures, Small } from '@greenroom/shared-ui';
import { promotionMessages } from './messages/index.ts';

const Amount = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 18px;
  align-items: baseline;
  color: var(--text-2);
  > strong {
    color: var(--text);
    font: 300 clamp(48px, 5vw, 64px) / 1 var(--font-display);
    font-feature-settings: 'lnum';
    letter-spacing: -0.02em;
  }
`;

interface OfferPriceProps {
  tier: PricingTier;
  /** Undefined if the offer's code does not apply to the plan; the usual price is shown then. */
  coupon: PlanCoupon | undefined;
  taxIncluded: boolean;
}

/** Shows the offer's price per month, the first charge, and the price after that. */
export function OfferPrice({ tier, coupon, taxIncluded }: OfferPriceProps): ReactNode {
  const t = promotionMessages.useText();
  const { currency, unitAmount } = tier.price;
  const usual = sayMoney({ amount: tier.monthlyAmount, currency }, 'short');
  const price = sayMoney({ amount: unitAmount, currency }, 'short');
  const first = coupon ? sayMoney({ amount: coupon.price.unitAmount, currency: coupon.price.currency }) : price;
  const monthly = sayMoney({ amount: coupon?.monthlyAmount ?? tier.monthlyAmount, currency }, 'short');
  const ends = coupon !== undefined && coupon.duration !== 'forever';
  const yearly = tier.id === 'annual';
  const how = `price.${yearly ? 'yearly' : 'monthly'}${ends ? '' : 'Ever'}` as const;
  return (
    <Amount>
      <strong>
        <Figures>{monthly}</Figures>
      </strong>
      <span>
        <Figures>{t(how, { first })}</Figures>
        <Small as="span" tone={3} style={{ display: 'block' }}>
          {ends && t(yearly ? 'price.thenYear' : 'price.thenMonth', { price, usual })}{' '}
          {t(taxIncluded ? 'price.taxIncluded' : 'price.taxElse')}
        </Small>
      </span>
    </Amount>
  );
}
