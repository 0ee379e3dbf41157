import styled from '@emotion/styled';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { bounds, paths, pathTo, type SceneSentenceKey } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';
import { Link, usePageHead } from '@greenroom/navigation';
import {
  BarShape,
  Body,
  Display,
  Fine,
  Head,
  Icon,
  Lead,
  PanelPage,
  PrintShape,
  Skeleton,
  Small,
  Stack,
  TextLink,
} from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { artOf, LevelsOf, playerOf, wordsLangOf } from '../../shared/scene/index.ts';
import { FailedPanel } from '../../shared/waiting/index.ts';
import { AcrossTheTable } from './across-the-table.tsx';
import { BriefCard } from './brief-card.tsx';
import { ContextField } from './context-field.tsx';
import { FactList } from './fact-list.ts';
import { DifficultyChoice, MediumChoice, PersonalityChoice, VoiceChoice } from './setup-choices.tsx';
import { Question, SetupForm } from './setup-layout.ts';
import { texts } from './setup-texts.ts';
import { setupOf, valuesOf } from './setup-values.ts';
import { useSceneDetail, type SceneDetail } from './use-scene-detail.ts';
import { useSceneForm } from './use-scene-form.ts';
import { YourSessions } from './your-sessions.tsx';

const Crumbs = styled(Body)`
  padding-top: var(--s-5);
`;

const Situation = styled(Lead)`
  max-width: 40em;
  margin-top: var(--s-4);
`;

const Care = styled(Small)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-2);
  max-width: 46em;
  margin-top: var(--s-4);
  padding-left: var(--s-3);
  border-left: 2px solid var(--line-strong);
`;

const Title = styled(Display)`
  margin-top: 8px;
`;

const Covers = styled(Head)`
  margin-top: var(--s-5);
`;

const PlayedByAi = styled(Fine)`
  margin-top: var(--s-7);
`;

const schema = object({
  additionalContext: string().max(bounds.sceneContextLength, 'contextInvalid' satisfies SceneSentenceKey),
});

interface SceneSetupProps {
  categorySlug: string;
  scenarioSlug: string;
}

/** Setting up a scene: what it is about, the partner, and how to play it. */
export function SceneSetup({ categorySlug, scenarioSlug }: SceneSetupProps): ReactNode {
  const t = messages.useText();
  texts.useText();
  const { detail, error, refetch } = useSceneDetail(categorySlug, scenarioSlug);
  usePageHead(detail && { title: detail.scene.title, description: `${detail.scene.summary}. ${detail.scene.goal}.` });
  if (detail) return <SceneToSet key={scenarioSlug} detail={detail} />;
  if (error !== undefined) {
    return (
      <PanelPage>
        <FailedPanel error={error} retry={refetch} />
      </PanelPage>
    );
  }
  return (
    <Skeleton label={t('loading.scene')}>
      <Stack gap={5} style={{ paddingTop: 'var(--s-6)' }}>
        <BarShape width="30%" />
        <BarShape width="60%" height="56px" />
        <BarShape width="80%" />
        <PrintShape ratio="3 / 1" />
      </Stack>
    </Skeleton>
  );
}

function SceneToSet({ detail }: { detail: SceneDetail }): ReactNode {
  const t = texts.useText();
  const ofApp = messages.useText();
  const { scene, category, rubric, setup, tries } = detail;
  const form = useSceneForm({
    initial: valuesOf(setup),
    schema,
    keepAs: `scene:${scene.slug}`,
    request: (values) => ({
      scene: { kind: 'written', scenarioUuidOrSlug: scene.slug },
      // The language that the page shows the scene in, whatever it was played in before.
      language: scene.language ?? currentLocale(),
      ...setupOf(values),
    }),
  });
  return (
    <>
      <Crumbs tone={2}>
        <TextLink alone as={Link} to={paths.categories}>
          {ofApp('scenes.title')}
        </TextLink>
        {', '}
        <TextLink alone as={Link} to={pathTo('category', { categorySlug: category.slug })}>
          {category.name}
        </TextLink>
      </Crumbs>
      <Title lang={wordsLangOf(scene)}>{scene.title}</Title>
      <Situation lang={wordsLangOf(scene)}>{scene.situation}</Situation>
      {scene.care !== 'none' && (
        <Care tone={2} role="note">
          <Icon of={Info} />
          {t(`care.${scene.care}`)}
        </Care>
      )}
      <SetupForm {...form.attributes}>
        <div>
          <Question>
            <AcrossTheTable partner={scene.partner} lang={wordsLangOf(scene)} />
          </Question>
          <Question>
            <PersonalityChoice form={form} large written />
          </Question>
          <Question>
            <VoiceChoice form={form} large written />
          </Question>
          <Question>
            <DifficultyChoice form={form} large />
          </Question>
          <Question>
            <MediumChoice form={form} large />
          </Question>
          <Question>
            <ContextField form={form} label={t('context')} />
          </Question>
        </div>
        <BriefCard
          art={artOf(category.art)}
          head={t('side.title')}
          note={t('notes.minutes', { minutes: scene.minutes })}
          title={scene.title}
          picture={playerOf(scene.partner)?.portrait}
          form={form}
        >
          <FactList>
            <div>
              <dt>{t('notes.you')}</dt>
              <dd lang={wordsLangOf(scene)}>{scene.yourRole}</dd>
            </div>
            <div>
              <dt>{t('notes.goal')}</dt>
              <dd lang={wordsLangOf(scene)}>{scene.goal}</dd>
            </div>
          </FactList>
          <Covers as="h2">{t('notes.title')}</Covers>
          <FactList>
            {rubric.map(({ slug, name, about, levels }) => (
              <div key={slug}>
                <dt>{name}</dt>
                <dd>
                  {about}
                  <LevelsOf levels={levels} />
                </dd>
              </div>
            ))}
          </FactList>
          <YourSessions tries={tries} />
        </BriefCard>
      </SetupForm>
      <PlayedByAi tone={3}>{ofApp('playedByAi')}</PlayedByAi>
    </>
  );
}
