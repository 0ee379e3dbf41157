import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import type { PricingTier } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';
import { couponOf, type Pick } from '@greenroom/plans';
import { below, Button, Field, Input, Tag } from '@greenroom/shared-ui';
import { messages, sayMoney } from '../../shared/checkout/index.ts';

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 10px;
  align-items: start;
  button {
    margin-top: 28px;
  }
`;

const Label = styled.span`
  display: block;
  margin-bottom: 6px;
  color: var(--text-2);
  font-size: var(--fs-small);
  font-weight: 500;
`;

const Applied = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 50px;
  padding: 4px 8px 4px 14px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-control);
  background: var(--bg-deep);
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--text-2);
    font-size: var(--fs-small);
    ${below.sm} {
      display: none;
    }
  }
  button {
    margin-left: auto;
  }
`;

interface OfferCodeProps {
  pick: Pick;
  tiers: readonly PricingTier[];
  code: string | undefined;
  onChange(code: string | undefined): void;
}

/** Shows a promotion code, from an offer or typed. */
export function OfferCode({ pick, tiers, code, onChange }: OfferCodeProps): ReactNode {
  const t = messages.useText();
  const id = useId();
  const [typed, setTyped] = useState(code ?? '');
  const { coupon } = pick;
  if (coupon) {
    const off =
      coupon.percentage === null
        ? t('code.amount', { amount: sayMoney({ amount: coupon.discount, currency: coupon.price.currency }, 'short') })
        : t('code.percent', { percent: formatNumber(coupon.percentage / 100, { style: 'percent' }) });
    return (
      <div role="group" aria-labelledby={id}>
        <Label id={id}>{t('code.label')}</Label>
        <Applied>
          <span role="status">
            <Tag icon={Check} tone="good">
              {t('code.applied')}
            </Tag>
          </span>
          <b>{coupon.code}</b>
          <small>{off}</small>
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              setTyped('');
              onChange(undefined);
            }}
          >
            {t('code.remove')}
          </Button>
        </Applied>
      </div>
    );
  }
  const elsewhere = tiers.some((tier) => couponOf(tier, code) !== undefined);
  const wrong = code !== undefined && typed === code && t(elsewhere ? 'code.otherPlan' : 'code.unknown');
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    onChange(typed.trim() || undefined);
  };
  return (
    <Line onSubmit={apply}>
      <Field label={t('code.label')} error={wrong}>
        <Input
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={60}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Button type="submit">{t('code.apply')}</Button>
    </Line>
  );
}
