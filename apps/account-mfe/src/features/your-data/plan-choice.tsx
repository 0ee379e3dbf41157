import type { ReactNode } from 'react';
import { sayDay, sayMoney } from '@greenroom/plans';
import { Body, Pick, PickRow, TextLink } from '@greenroom/shared-ui';
import { settingMessages } from '../../shared/setting/index.ts';
import type { PlanChoice as Choice, PlanEnd } from './plan-end.ts';

export interface PlanChoiceProps {
  end: PlanEnd;
  choice: Choice;
  choose(choice: Choice): void;
}

/** Says what becomes of a plan, and lets one choose when it ends. */
export function PlanChoice({ end, choice, choose }: PlanChoiceProps): ReactNode {
  const t = settingMessages.useText();
  switch (end.kind) {
    case 'none':
      return null;
    case 'overdue':
      return <Body tone={2}>{t('deletion.plan.overdue')}</Body>;
    case 'elsewhere':
      return (
        <Body tone={2}>
          {t('deletion.plan.elsewhere', { keptBy: end.keptBy })}{' '}
          {end.address !== null && <TextLink href={end.address}>{t('deletion.plan.manage')}</TextLink>}
        </Body>
      );
    case 'choice':
      return (
        <>
          <Pick legend={t('deletion.plan.legend')}>
            <PickRow checked={choice === 'period_end'} onChange={() => choose('period_end')}>
              {t('deletion.plan.later', { day: sayDay(end.until) })}
            </PickRow>
            <PickRow checked={choice === 'end_now'} onChange={() => choose('end_now')}>
              {endsNow(end, t)}
            </PickRow>
          </Pick>
          <Body tone={2}>{t('deletion.plan.nothingMore')}</Body>
        </>
      );
  }
}

function endsNow(
  { until, isTrial, back }: Extract<PlanEnd, { kind: 'choice' }>,
  t: ReturnType<typeof settingMessages.useText>,
): string {
  if (back) return t('deletion.plan.nowBack', { amount: sayMoney(back) });
  return isTrial ? t('deletion.plan.nowTrial') : t('deletion.plan.nowLost', { day: sayDay(until) });
}
