import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import type { Charges, Pick } from '@greenroom/plans';
import { Small, Title } from '@greenroom/shared-ui';
import { Aside, ChargeLines, Guarantee, messages, sayDay, sayMoney } from '../checkout/index.ts';

const Days = styled.ol`
  margin: var(--s-5) 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums lining-nums;
  li {
    position: relative;
    padding: 0 0 18px 34px;
  }
  li::before {
    content: '';
    position: absolute;
    left: 3px;
    top: 7px;
    width: 9px;
    height: 9px;
    border: 1.5px solid var(--text-2);
    border-radius: 50%;
  }
  li:first-of-type::before {
    border-color: var(--text);
    background: var(--text);
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    left: 7px;
    top: 19px;
    bottom: -4px;
    border-left: 1px solid var(--line-strong);
  }
  li:last-child {
    padding-bottom: 0;
  }
  b {
    font-weight: 600;
  }
`;

/** Lists the dates from today to the end of the guarantee, with the charge on each. */
export function WhatHappensWhen({ pick, charges, now }: { pick: Pick; charges: Charges; now: Date }): ReactNode {
  const t = messages.useText();
  const { moneyBack } = useCurrentUser().user.purchaseEligibility;
  const { dueToday, first, firstAt, remindedAt, moneyBackUntil, trialDays } = charges;
  return (
    <Aside>
      <Title>{t('when.title')}</Title>
      <Days>
        <Day when={t('when.today', { date: sayDay(now) })}>{t('when.pay', { amount: sayMoney(dueToday) })}</Day>
        {remindedAt && <Day when={sayDay(remindedAt)}>{t('when.remind')}</Day>}
        {trialDays > 0 && <Day when={sayDay(firstAt)}>{t('when.first', { amount: sayMoney(first) })}</Day>}
        {moneyBack && <Day when={t('when.until', { date: sayDay(moneyBackUntil) })}>{t('when.back')}</Day>}
      </Days>
      <ChargeLines pick={pick} charges={charges} />
      {!moneyBack && <Guarantee />}
    </Aside>
  );
}

function Day({ when, children }: { when: string; children: ReactNode }): ReactNode {
  return (
    <li>
      <b>{when}</b>
      <Small tone={2}>{children}</Small>
    </li>
  );
}
