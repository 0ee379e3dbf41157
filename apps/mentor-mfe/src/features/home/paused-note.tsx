import type { ReactNode } from 'react';
import { type CurrentUser, settingsAt } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { sayDay, sayMoney } from '@greenroom/plans';
import { ButtonLink, PanelPage, StatusPanel } from '@greenroom/shared-ui';
import { forMeMessages } from '../../shared/for-me/index.ts';

interface PausedNoteProps {
  paused: NonNullable<CurrentUser['paused']>;
}

/** Shows until when the plan is paused, what is charged then, and a link to end the pause. */
export function PausedNote({ paused: { until, charge } }: PausedNoteProps): ReactNode {
  const t = forMeMessages.useText();
  const day = sayDay(until);
  return (
    <PanelPage style={{ paddingBlock: '0 var(--s-5)' }}>
      <StatusPanel
        role="status"
        title={t('home.paused.title', { until: day })}
        titleAs="h2"
        action={
          <ButtonLink variant="primary" as={Link} to={settingsAt('plan')}>
            {t('home.paused.resume')}
          </ButtonLink>
        }
      >
        {charge
          ? t('home.paused.text', { until: day, charge: sayMoney(charge) })
          : t('home.paused.textUnknown', { until: day })}
      </StatusPanel>
    </PanelPage>
  );
}
