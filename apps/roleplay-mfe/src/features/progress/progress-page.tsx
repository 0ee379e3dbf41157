import styled from '@emotion/styled';
import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@greenroom/contracts';
import { Link, usePageTitle } from '@greenroom/navigation';
import { Part } from '@greenroom/speech-notes';
import { BarShape, ButtonLink, Display, Lead, PanelRoom, Skeleton, Stack, StatusPanel } from '@greenroom/shared-ui';
import { FailedPanel } from '../../shared/waiting/index.ts';
import { CriterionProgress } from './criterion-progress.tsx';
import { useRoleplayProgressQuery } from './progress-api.ts';
import { texts } from './progress-texts.ts';

const Title = styled(Display)`
  padding-top: var(--s-6);
`;

const About = styled(Lead)`
  max-width: 34em;
  margin: 12px 0 var(--s-6);
`;

/** How one came along: by category, each criterion over the scenes one has played. */
export function ProgressPage(): ReactNode {
  const t = texts.useText();
  const { currentData: progress, error, refetch } = useRoleplayProgressQuery({});
  usePageTitle(t('title'));
  if (progress && progress.scenes === 0) {
    return (
      <PanelRoom>
        <StatusPanel
          tag={{ icon: Sprout, text: t('none.tag') }}
          title={t('none.title')}
          titleAs="h1"
          action={
            <ButtonLink size="s" as={Link} to={paths.categories}>
              {t('none.scenes')}
            </ButtonLink>
          }
        >
          {t('none.text')}
        </StatusPanel>
      </PanelRoom>
    );
  }
  if (progress) {
    return (
      <>
        <Title>{t('title')}</Title>
        <About tone={2}>{t('about', { count: progress.scenes })}</About>
        {progress.categories.map(({ slug, name, scenes, criteria }) => (
          <Part key={slug} title={name} about={t('scenes', { count: scenes })}>
            {criteria.map((criterion) => (
              <CriterionProgress key={criterion.slug} criterion={criterion} />
            ))}
          </Part>
        ))}
      </>
    );
  }
  if (error !== undefined) {
    return (
      <PanelRoom>
        <FailedPanel error={error} retry={refetch} />
      </PanelRoom>
    );
  }
  return (
    <Skeleton label={t('loading')}>
      <Stack gap={5} style={{ paddingTop: 'var(--s-6)' }}>
        <BarShape width="40%" />
        <BarShape width="80%" height="96px" />
        <BarShape width="80%" height="96px" />
      </Stack>
    </Skeleton>
  );
}
