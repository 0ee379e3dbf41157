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

/** The plan, what is due and when, in one line: where the card that says it stands below all that one fills in. */
export function DueLine({ pick, charges }: { pick: Pick; charges: Charges }): ReactNode {
  const t = messages.useText();
  const { dueToday, first, firstAt, trialDays } = charges;
  const said = {
    plan: t(`plan.${pick.tier.id}`),
    ...{ due: sayMoney(dueToday), first: sayMoney(first), date: sayDay(firstAt) },
  };
  return <OnPhones>{t(trialDays > 0 ? 'due.trial' : 'due.paid', said)}</OnPhones>;
}
