import type { ReactNode } from 'react';
import { sayDay, sayMoney } from '@greenroom/plans';
import { Body, Pick, PickRow, TextLink } from '@greenroom/shared-ui';
import { deletionMessages } from './messages/index.ts';
import type { PlanChoice as Choice, PlanEnd } from './plan-end.ts';

export interface PlanChoiceProps {
  end: PlanEnd;
  choice: Choice;
  choose(choice: Choice): void;
}

/** Says what happens to a plan, and lets the user choose when it ends. */
export function PlanChoice({ end, choice, choose }: PlanChoiceProps): ReactNode {
  const t = deletionMessages.useText();
  switch (end.kind) {
    case 'none':
      return null;
    case 'overdue':
      return <Body tone={2}>{t('plan.overdue')}</Body>;
    case 'paused':
      return <Body tone={2}>{t('plan.paused')}</Body>;
    case 'elsewhere':
      return (
        <Body tone={2}>
          {t('plan.elsewhere', { keptBy: end.keptBy })}{' '}
          {end.address !== null && <TextLink href={end.address}>{t('plan.manage')}</TextLink>}
        </Body>
      );
    case 'choice':
      return (
        <>
          <Pick legend={t('plan.legend')}>
            <PickRow checked={choice === 'period_end'} onChange={() => choose('period_end')}>
              {t('plan.later', { day: sayDay(end.until) })}
            </PickRow>
            <PickRow checked={choice === 'end_now'} onChange={() => choose('end_now')}>
              {endsNow(end, t)}
            </PickRow>
          </Pick>
          <Body tone={2}>{t('plan.nothingMore')}</Body>
        </>
      );
  }
}

function endsNow(
  { until, isTrial, back }: Extract<PlanEnd, { kind: 'choice' }>,
  t: ReturnType<typeof deletionMessages.useText>,
): string {
  if (back) return t('plan.nowBack', { amount: sayMoney(back) });
  return isTrial ? t('plan.nowTrial') : t('plan.nowLost', { day: sayDay(until) });
}
