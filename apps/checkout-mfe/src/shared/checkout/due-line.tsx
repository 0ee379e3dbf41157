import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { sayDay, sayMoney, type Charges, type Pick } from '@greenroom/plans';
import { below, Small } from '@greenroom/shared-ui';
import { messages } from './messages/index.ts';

const OnPhones = styled(Small)`
  display: none;
  font-variant-numeric: tabular-nums lining-nums;
  ${below.lg} {
    display: block;
  }
`;

/** The plan with its amounts and dates in one line, for phones, where the summary is below the form. */
export function DueLine({ pick, charges }: { pick: Pick; charges: Charges }): ReactNode {
  const t = messages.useText();
  const { dueToday, first, firstAt, trialDays } = charges;
  const said = {
    plan: t(`plan.${pick.tier.id}`),
    ...{ due: sayMoney(dueToday), first: sayMoney(first), date: sayDay(firstAt) },
  };
  return <OnPhones>{t(trialDays > 0 ? 'due.trial' : 'due.paid', said)}</OnPhones>;
}

/** Its place until the prices are known. */
export const DuePlace = (): ReactNode => <OnPhones aria-hidden>{'\u00a0'}</OnPhones>;
