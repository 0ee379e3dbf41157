import type { ReactNode } from 'react';
import { paths, type Homepage, type Occasion } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { ButtonLink, PanelPage, Section, StatusPanel, TwoColumns } from '@greenroom/shared-ui';
import {
  forMeMessages,
  FeaturedRecommendation,
  ReasonsOnce,
  useRecommendationAnswerMutation,
} from '../../shared/for-me/index.ts';
import { ComingUp } from './coming-up/coming-up.tsx';
import { CoachesByCategory } from './coaches-by-category.tsx';
import { LeftOffCards } from './left-off-cards.tsx';
import { Rehearsed } from './rehearsed.tsx';
import { WeekScenes } from './week-scenes.tsx';

interface TodayProps {
  page: Homepage;
  /** The user's occasions; undefined when they could not be loaded. */
  occasions: readonly Occasion[] | undefined;
}

/** Today's recommendation and occasions. */
export function Today({ page, occasions }: TodayProps): ReactNode {
  const t = forMeMessages.useText();
  const [answer] = useRecommendationAnswerMutation();
  const { suggestion, leftOff, scenes, rehearsed } = page;
  const opened = (recommendationId: string) =>
    void answer({ params: { recommendationId }, body: { answer: 'opened' } });
  // When nothing is known of the user, the best next step is to answer the onboarding questions.
  const unknown = suggestion?.because.from === 'beginning';
  return (
    <ReasonsOnce of={[...(suggestion ? [suggestion] : []), ...scenes]}>
      {occasions && <ComingUp occasions={occasions} />}
      {suggestion && (
        <FeaturedRecommendation
          of={suggestion}
          onOpen={() => opened(suggestion.recommendationId)}
          aside={
            <ButtonLink variant="quiet" as={Link} to={unknown ? paths.onboarding : paths.forYou}>
              {t(unknown ? 'home.tellUs' : 'home.more')}
            </ButtonLink>
          }
        />
      )}
      <Section title={t('home.leftOff')}>
        {leftOff.length > 0 ? (
          <LeftOffCards all={leftOff} />
        ) : (
          <PanelPage style={{ paddingBlock: 0 }}>
            <StatusPanel
              title={t('home.newcomer.title')}
              titleAs="h3"
              action={
                <ButtonLink variant="plain" size="s" as={Link} to={paths.coaches}>
                  {t('home.newcomer.action')}
                </ButtonLink>
              }
            >
              {t('home.newcomer.text')}
            </StatusPanel>
          </PanelPage>
        )}
      </Section>
      <CoachesByCategory categories={page.categories} count={page.coaches} />
      <TwoColumns split={[7, 5]}>
        <WeekScenes scenes={scenes} onOpen={opened} />
        <Rehearsed times={rehearsed} />
      </TwoColumns>
    </ReasonsOnce>
  );
}
