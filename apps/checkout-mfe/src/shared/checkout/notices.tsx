import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useCoachesAddress, useCurrentUser } from '@greenroom/auth';
import { settingsAt } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { sayDay, sayMoney } from '@greenroom/plans';
import { Button, ButtonLink, StatusPanel } from '@greenroom/shared-ui';
import { useChoice } from '../choice/index.ts';
import { messages } from './messages/index.ts';

const Below = styled.div`
  max-width: 540px;
  margin-top: var(--s-6);
`;

/** Shown if the plans fail to load, without any price. */
export function NoPlans({ onAgain }: { onAgain(): void }): ReactNode {
  const t = messages.useText();
  return (
    <Below>
      <StatusPanel
        role="alert"
        art="/assets/art/chairs.svg"
        title={t('noPlans.title')}
        action={
          <Button variant="plain" size="s" onClick={onAgain}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('noPlans.text')}
      </StatusPanel>
    </Below>
  );
}

/** Shown to a person who has a plan: its state, and a link to what they can do about it. */
export function AlreadyIn(): ReactNode {
  const t = messages.useText();
  const { overdue, paused } = useCurrentUser().user;
  if (paused)
    return (
      <PlanThere
        title={t('paused.title')}
        text={
          paused.charge
            ? t('paused.text', { until: sayDay(paused.until), charge: sayMoney(paused.charge) })
            : t('paused.textUnknown', { until: sayDay(paused.until) })
        }
        settings={t('paused.resume')}
      />
    );
  if (overdue)
    return (
      <PlanThere
        title={t('overdue.title')}
        text={t('overdue.text', { amount: sayMoney(overdue), until: sayDay(overdue.until) })}
        settings={t('overdue.pay', { amount: sayMoney(overdue) })}
      />
    );
  return (
    <PlanThere
      title={t('already.title')}
      text={t('already.text')}
      goOn={t('already.goOn')}
      settings={t('already.settings')}
    />
  );
}

interface PlanThereProps {
  title: string;
  text: string;
  /** A link back to where the person came from; without it the link to the settings comes first. */
  goOn?: string;
  settings: string;
}

function PlanThere({ title, text, goOn, settings }: PlanThereProps): ReactNode {
  const coaches = useCoachesAddress();
  const [{ returnTo }] = useChoice();
  return (
    <Below>
      <StatusPanel
        role="status"
        title={title}
        action={
          <>
            {goOn && (
              <ButtonLink variant="primary" as={Link} to={returnTo ?? coaches}>
                {goOn}
              </ButtonLink>
            )}
            <ButtonLink variant={goOn ? 'plain' : 'primary'} as={Link} to={settingsAt('plan')}>
              {settings}
            </ButtonLink>
          </>
        }
      >
        {text}
      </StatusPanel>
    </Below>
  );
}
