import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useCoachesAddress } from '@greenroom/auth';
import { settingsAt } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Button, ButtonLink, StatusPanel } from '@greenroom/shared-ui';
import { useChoice } from '../choice/index.ts';
import { messages } from './messages/index.ts';

const Below = styled.div`
  max-width: 540px;
  margin-top: var(--s-6);
`;

/** Plans cannot be had: no price is made up. */
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

/** Whoever has a plan has nothing to pay for here. */
export function AlreadyIn(): ReactNode {
  const t = messages.useText();
  const coaches = useCoachesAddress();
  const [{ returnTo }] = useChoice();
  return (
    <Below>
      <StatusPanel
        role="status"
        title={t('already.title')}
        action={
          <>
            <ButtonLink variant="primary" as={Link} to={returnTo ?? coaches}>
              {t('already.goOn')}
            </ButtonLink>
            <ButtonLink variant="plain" as={Link} to={settingsAt('plan')}>
              {t('already.settings')}
            </ButtonLink>
          </>
        }
      >
        {t('already.text')}
      </StatusPanel>
    </Below>
  );
}
