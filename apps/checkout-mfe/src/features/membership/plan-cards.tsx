import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import type { Money, PlanCoupon, PlanTier, PricingTier } from '@greenroom/contracts';
import { couponOf } from '@greenroom/plans';
import { below, Fine, inputOverLabel, VisuallyHidden } from '@greenroom/shared-ui';
import { messages, sayMoney } from '../../shared/checkout/index.ts';

const Cards = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: var(--s-4);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Card = styled.div`
  ${inputOverLabel}
  label {
    display: grid;
    gap: 6px;
    align-content: start;
    height: 100%;
    padding: 22px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-card);
  }
  input:hover + label {
    background: var(--surface-1);
  }
  input:checked + label {
    border-color: var(--text);
    background: var(--surface-2);
    box-shadow: inset 0 0 0 1px var(--text);
  }
  input:focus-visible + label {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }
`;

const Name = styled.span`
  display: flex;
  justify-content: space-between;
  align-items: center;
  font-weight: 600;
  &::after {
    content: '';
    width: 18px;
    height: 18px;
    border: 1.5px solid var(--line-strong);
    border-radius: 50%;
  }
  input:checked + label &::after {
    border: 5px solid var(--text);
  }
`;

const Price = styled.span`
  margin-top: 14px;
  font: 300 54px/1 var(--font-display);
  font-feature-settings: 'lnum';
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.02em;
  ${below.sm} {
    margin-top: 4px;
    font-size: 44px;
  }
`;

const Words = styled.span`
  color: var(--text-2);
`;

interface PlanCardsProps {
  tiers: readonly PricingTier[];
  chosen: PlanTier;
  code: string | undefined;
  onChoose(tier: PlanTier): void;
}

/** Shows the plans as radio cards, each with its price per month and the amount of its first charge. */
export function PlanCards({ tiers, chosen, code, onChoose }: PlanCardsProps): ReactNode {
  const t = messages.useText();
  const id = useId();
  return (
    <Cards>
      <VisuallyHidden as="legend">{t('plan.legend')}</VisuallyHidden>
      {tiers.map((tier) => (
        <Card key={tier.id}>
          <input
            type="radio"
            name={id}
            id={`${id}-${tier.id}`}
            checked={tier.id === chosen}
            onChange={() => onChoose(tier.id)}
          />
          <label htmlFor={`${id}-${tier.id}`}>
            <Name>{t(`plan.${tier.id}`)}</Name>
            <PriceWords tier={tier} coupon={couponOf(tier, code)} />
          </label>
        </Card>
      ))}
    </Cards>
  );
}

function PriceWords({ tier, coupon }: { tier: PricingTier; coupon: PlanCoupon | undefined }): ReactNode {
  const t = messages.useText();
  const { currency, unitAmount } = tier.price;
  const say = (amount: Money['amount']) => sayMoney({ amount, currency }, 'short');
  const yearly = tier.id === 'annual';
  const was = say(unitAmount);
  if (!coupon) {
    return (
      <>
        <Price>{say(tier.monthlyAmount)}</Price>
        <Words>{yearly ? t('plan.billedYearly', { price: was }) : t('plan.billedMonthly')}</Words>
      </>
    );
  }
  const price = say(coupon.price.unitAmount);
  const first = yearly ? t('plan.firstYear', { price, was }) : t('plan.firstMonth', { was });
  return (
    <>
      <Price>{say(coupon.monthlyAmount)}</Price>
      <Words>
        {coupon.duration === 'forever' ? t('plan.forever', { was: yearly ? say(tier.monthlyAmount) : was }) : first}
      </Words>
      {coupon.duration !== 'forever' && (
        <Fine as="span" tone={3}>
          {t(yearly ? 'plan.thenYear' : 'plan.thenMonth', { price: was })}
        </Fine>
      )}
    </>
  );
}
