import type { ReactNode } from 'react';
import { type CurrentUser, settingsAt } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { sayDay, sayMoney } from '@greenroom/plans';
import { ButtonLink, PanelPage, StatusPanel } from '@greenroom/shared-ui';
import { forMeMessages } from '../../shared/for-me/index.ts';

interface OverdueNoteProps {
  overdue: NonNullable<CurrentUser['overdue']>;
}

/** Shows a payment for the plan that failed, with a link to pay it. */
export function OverdueNote({ overdue }: OverdueNoteProps): ReactNode {
  const t = forMeMessages.useText();
  const amount = sayMoney(overdue);
  return (
    <PanelPage style={{ paddingBlock: '0 var(--s-5)' }}>
      <StatusPanel
        role="status"
        title={t('home.overdue.title')}
        titleAs="h2"
        action={
          <ButtonLink variant="primary" as={Link} to={settingsAt('plan')}>
            {t('home.overdue.pay', { amount })}
          </ButtonLink>
        }
      >
        {t('home.overdue.text', { amount, until: sayDay(overdue.until) })}
      </StatusPanel>
    </PanelPage>
  );
}
