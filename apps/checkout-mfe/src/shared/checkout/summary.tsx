import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { countOf, subtractMoney, type Money } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';
import { sayDay, sayMoney, type Charges, type Pick } from '@greenroom/plans';
import { below, Card } from '@greenroom/shared-ui';
import type { AddedTax } from './added-tax.ts';
import { messages } from './messages/index.ts';

const Side = styled(Card)`
  position: sticky;
  top: 24px;
  padding: var(--s-6);
  ${below.lg} {
    position: static;
    padding: 20px;
  }
`;

/** The summary beside the form, which stays in view. */
export function Aside({ children }: { children: ReactNode }): ReactNode {
  return <Side as="aside">{children}</Side>;
}

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums lining-nums;
  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 13px 0;
    border-top: 1px solid var(--line);
  }
  li > span:first-of-type {
    color: var(--text-2);
  }
  li > span:last-of-type {
    flex: none;
    max-width: 60%;
    text-align: right;
  }
  li[data-total] {
    border-color: var(--line-strong);
    font-weight: 600;
  }
  li[data-total] > span {
    color: var(--text);
  }
`;

interface ChargeLinesProps {
  pick: Pick;
  charges: Charges;
  /** Set once the payment provider adds tax. */
  added?: AddedTax | undefined;
}

/** Lists all charges line by line, down to the amount due now. */
export function ChargeLines({ pick, charges, added }: ChargeLinesProps): ReactNode {
  const t = messages.useText();
  const { tier, coupon } = pick;
  const price: Money = { amount: tier.price.unitAmount, currency: tier.price.currency };
  const { first, firstAt, later, trialDays, dueToday } = charges;
  const laterNet = sayMoney(later ?? first);
  const laterSaid = added ? (added.later ?? t('payment.plusTax', { amount: laterNet })) : laterNet;
  const off =
    coupon?.percentage != null
      ? formatNumber(coupon.percentage / 100, { style: 'percent' })
      : sayMoney(subtractMoney(price, first), 'short');
  return (
    <Lines>
      {coupon && <Line label={t(`line.${tier.id}`)} value={sayMoney(price)} />}
      {coupon && (
        <Line
          label={t('line.coupon', { code: coupon.code, off })}
          value={`−${sayMoney(subtractMoney(price, first))}`}
        />
      )}
      {trialDays > 0 && <Line label={t('line.trial', { days: trialDays })} value={sayMoney(dueToday)} />}
      {trialDays > 0 && (
        <Line label={t('line.on', { date: sayDay(firstAt) })} value={added?.first ?? sayMoney(first)} />
      )}
      {!coupon && trialDays === 0 && <Line label={t(`line.${tier.id}`)} value={sayMoney(first)} />}
      {added && <Line label={t(trialDays > 0 ? 'line.taxWithin' : 'line.tax')} value={added.tax} />}
      {(later ?? trialDays === 0) && countOf(price.amount) > 0 && (
        <Line label={t(tier.id === 'annual' ? 'line.laterYear' : 'line.laterMonth')} value={laterSaid} />
      )}
      <Line total label={t('line.due')} value={added?.dueToday ?? sayMoney(dueToday)} />
    </Lines>
  );
}

function Line({ label, value, total = false }: { label: string; value: string; total?: boolean }): ReactNode {
  return (
    <li data-total={total || undefined}>
      <span>{label}</span>
      <span>{value}</span>
    </li>
  );
}
