import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { paths, type Recommendations, settingsAt } from '@greenroom/contracts';
import { Link, usePageTitle } from '@greenroom/navigation';
import {
  BarShape,
  Button,
  ButtonLink,
  Display,
  Fine,
  Lead,
  PanelPage,
  Skeleton,
  Stack,
  StatusPanel,
  TextLink,
} from '@greenroom/shared-ui';
import {
  forMeMessages,
  Stage,
  FeaturedRecommendation,
  ReasonsOnce,
  titleOf,
  useRecommendationsReadQuery,
} from '../../shared/for-me/index.ts';
import { FailedPanel } from '../../shared/waiting/index.ts';
import { CoachesToMeet } from './coaches-to-meet.tsx';
import { GoneNote } from './gone-note.tsx';
import { ItemCards } from './item-cards.tsx';
import { SceneRows } from './scene-rows.tsx';
import { useAnswers, type Answers } from './use-answers.ts';

const Opening = styled(Stack)`
  padding-top: var(--s-5);
  > p {
    max-width: 34em;
  }
`;

const From = styled(Fine)`
  margin-top: var(--s-8);
  padding-top: var(--s-4);
  border-top: 1px solid var(--line);
`;

/** The recommendations page: today's recommendations with their reasons; dismissed ones disappear at once. */
export function ForYou(): ReactNode {
  const t = forMeMessages.useText();
  const { data, isError, error, refetch } = useRecommendationsReadQuery(undefined, { refetchOnMountOrArgChange: true });
  const answers = useAnswers(refetch);
  usePageTitle(t('forYou.title'));
  return (
    <>
      <Opening gap={3}>
        <Display>{t('forYou.heading')}</Display>
        {/* The lead differs for new users, so nothing below it is shown before that is known. */}
        {(data || isError) && (
          <>
            <Lead>{t(data?.known === false ? 'forYou.leadNew' : 'forYou.lead')}</Lead>
            <span>
              <TextLink alone as={Link} to={paths.practice}>
                {t('forYou.practice')}
              </TextLink>
            </span>
          </>
        )}
        {data?.known === false && (
          <span>
            <ButtonLink variant="plain" size="s" as={Link} to={paths.onboarding}>
              {t('home.tellUs')}
            </ButtonLink>
          </span>
        )}
        <GoneNote answers={answers} />
      </Opening>
      {data && <Laid out={data} answers={answers} />}
      {!data && isError && (
        <PanelPage>
          <FailedPanel titleAs="h2" error={error} retry={refetch} />
        </PanelPage>
      )}
      {!data && !isError && (
        <Skeleton label={t('forYou.loading')}>
          <Stage />
          <BarShape height="260px" style={{ marginTop: 'var(--s-7)' }} />
        </Skeleton>
      )}
      {(data || isError) && (
        <From tone={3}>
          {t('forYou.from')}{' '}
          <TextLink as={Link} to={settingsAt('coaching')}>
            {t('forYou.remembered')}
          </TextLink>
        </From>
      )}
    </>
  );
}

function Laid({
  out: { first, items, scenes, coaches },
  answers,
}: {
  out: Recommendations;
  answers: Answers;
}): ReactNode {
  const t = forMeMessages.useText();
  if (!first) {
    return (
      <PanelPage>
        <StatusPanel art="/assets/art/table.svg" title={t('forYou.empty.title')}>
          {t('forYou.empty.text')}
        </StatusPanel>
      </PanelPage>
    );
  }
  return (
    <ReasonsOnce of={[first, ...items, ...scenes, ...coaches]}>
      <FeaturedRecommendation
        of={first}
        onOpen={() => answers.opened(first)}
        aside={
          <Button
            variant="quiet"
            aria-label={t('rec.notThisOf', { title: titleOf(first) })}
            onClick={() => answers.wave(first)}
          >
            {t('rec.notThis')}
          </Button>
        }
      />
      <ItemCards items={items} above={first} answers={answers} />
      <SceneRows scenes={scenes} answers={answers} />
      <CoachesToMeet coaches={coaches} answers={answers} />
    </ReasonsOnce>
  );
}
