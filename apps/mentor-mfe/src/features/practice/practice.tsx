import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { paths } from '@greenroom/contracts';
import { Link, usePageTitle } from '@greenroom/navigation';
import { BarShape, Display, Icon, Lead, PanelPage, Skeleton, Small, Stack, TextLink } from '@greenroom/shared-ui';
import { FailedPanel } from '../../shared/waiting/index.ts';
import { practiceMessages } from './messages/index.ts';
import { usePracticeReadQuery } from './practice-api.ts';
import { Rhythm } from './rhythm.tsx';
import { StopPlan } from './stop-plan.tsx';
import { Week } from './week.tsx';

const Opening = styled(Stack)`
  padding-top: var(--s-5);
  > p {
    max-width: 36em;
  }
`;

const Back = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: var(--tap);
  font-size: var(--fs-small);
`;

/** The practice plan page; without a plan, it explains the plan and how to start one. */
export function Practice(): ReactNode {
  const t = practiceMessages.useText();
  // Refetch on mount, to include what was done elsewhere.
  const { data, isError, error, refetch } = usePracticeReadQuery(undefined, { refetchOnMountOrArgChange: true });
  const [stopped, setStopped] = useState(false);
  usePageTitle(t('title'));
  return (
    <>
      <Opening gap={3}>
        <span>
          <Back as={Link} to={paths.forYou}>
            <Icon of={ArrowLeft} size="s" />
            {t('back')}
          </Back>
        </span>
        <Display>{t('heading')}</Display>
        <Lead>{t('lead')}</Lead>
        <div role="status">{stopped && !data?.plan && <Small tone="good">{t('stopped')}</Small>}</div>
      </Opening>
      {data?.plan && <Week plan={data.plan} />}
      {data && <Rhythm key={data.plan ? 'plan' : 'none'} practice={data} />}
      {data?.plan && <StopPlan onStopped={() => setStopped(true)} />}
      {!data && isError && (
        <PanelPage>
          <FailedPanel titleAs="h2" error={error} retry={refetch} />
        </PanelPage>
      )}
      {!data && !isError && (
        <Skeleton label={t('loading')}>
          <BarShape height="360px" style={{ marginTop: 'var(--s-7)' }} />
        </Skeleton>
      )}
    </>
  );
}
