import styled from '@emotion/styled';
import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@greenroom/contracts';
import { Link, usePageTitle } from '@greenroom/navigation';
import { Part } from '@greenroom/speech-feedback';
import { BarShape, ButtonLink, Display, Lead, PanelPage, Skeleton, Stack, StatusPanel } from '@greenroom/shared-ui';
import { FailedPanel } from '../../shared/waiting/index.ts';
import { CriterionProgress } from './criterion-progress.tsx';
import { MeasureProgress } from './measure-progress.tsx';
import { Overview } from './overview.tsx';
import { useRoleplayProgressQuery, useSpeechProgressQuery } from './progress-api.ts';
import { texts } from './progress-texts.ts';

const Title = styled(Display)`
  padding-top: var(--s-6);
`;

const About = styled(Lead)`
  max-width: 34em;
  margin: 12px 0 var(--s-6);
`;

/**
 * The person's progress: speech measures over scenes and meetings, and each criterion over the scenes of its category.
 */
export function ProgressPage(): ReactNode {
  const t = texts.useText();
  const scenes = useRoleplayProgressQuery({});
  const speech = useSpeechProgressQuery({});
  const [progress, measures] = [scenes.currentData, speech.currentData?.measures];
  const failed = scenes.isError ? scenes : speech;
  usePageTitle(t('title'));
  if (progress && measures && progress.scenes + measures.length === 0) {
    return (
      <>
        <Title>{t('title')}</Title>
        <PanelPage>
          <StatusPanel
            art="/assets/art/stairs.svg"
            tag={{ icon: Sprout, text: t('none.tag') }}
            title={t('none.title')}
            action={
              <ButtonLink size="s" as={Link} to={paths.categories}>
                {t('none.scenes')}
              </ButtonLink>
            }
          >
            {t('none.text')}
          </StatusPanel>
        </PanelPage>
      </>
    );
  }
  if (progress && measures) {
    return (
      <>
        <Title>{t('title')}</Title>
        <About tone={2}>{t('about', { count: progress.scenes })}</About>
        <Overview categories={progress.categories} measures={measures} />
        {measures.length > 0 && (
          <Part title={t('speaking.title')} about={t('speaking.about')}>
            {measures.map((measure) => (
              <MeasureProgress key={measure.name} progress={measure} />
            ))}
          </Part>
        )}
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
  if (failed.error !== undefined) {
    return (
      <PanelPage>
        <FailedPanel error={failed.error} retry={failed.refetch} />
      </PanelPage>
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
