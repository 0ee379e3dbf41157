import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { coachesAnchor, chatSaying, type OccasionAnswer, pathTo } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Body, ButtonLink, Card, Face, Fine, Row, Said, Small, Stack, TextLink } from '@greenroom/shared-ui';
import { landingMessages } from './messages/index.ts';

const Answer = styled(Card)`
  max-width: 560px;
  padding: var(--s-5);
`;

const Weak = styled(Small)`
  color: var(--text-3);
  text-decoration: line-through;
  text-decoration-color: var(--line-strong);
`;

const Better = styled(Said)`
  font-size: var(--fs-head);
  overflow-wrap: anywhere;
`;

const Care = styled(Body)`
  white-space: pre-line;
`;

export interface PreparedProps {
  answer: OccasionAnswer;
  /** The visitor's text: passed to the coach, who receives it when it is sent. */
  asked: string;
}

/** Shows the suggested coach, first sentence and scene; or that there is no suggestion, and where to look instead. */
export function Prepared({ answer: { care, coach, sentence, scene }, asked }: PreparedProps): ReactNode {
  const t = landingMessages.useText();
  if (care !== null)
    return (
      <Answer>
        <Care>{care}</Care>
      </Answer>
    );
  if (!coach)
    return (
      <Answer>
        <Body tone={2}>
          {t('comingUp.unclear')} <TextLink href={`#${coachesAnchor}`}>{t('comingUp.coaches')}</TextLink>
        </Body>
      </Answer>
    );
  const firstName = coach.name.split(' ')[0]!;
  return (
    <Answer>
      <Stack gap={4}>
        {sentence && (
          <div role="group" aria-label={t('comingUp.sentence')} lang={sentence.language}>
            <Weak as="del">{sentence.weak}</Weak>
            <Better>{sentence.better}</Better>
          </div>
        )}
        <Row gap={3}>
          <Face src={coach.portrait} />
          <Small>
            <b>{coach.name}</b>, <span lang={coach.language}>{coach.field}</span>
          </Small>
        </Row>
        <Row wrap>
          <ButtonLink size="s" as={Link} to={chatSaying(coach.slug, asked)} {...pressed('landing.comingUp.talk')}>
            {t('comingUp.talk', { firstName })}
          </ButtonLink>
          {scene && (
            <ButtonLink
              size="s"
              variant="quiet"
              as={Link}
              to={pathTo('scenario', { categorySlug: scene.categorySlug, scenarioSlug: scene.slug })}
              {...pressed('landing.comingUp.rehearse')}
            >
              {t('comingUp.rehearse')} <span lang={scene.language ?? undefined}>{scene.title}</span>
            </ButtonLink>
          )}
        </Row>
        <Fine tone={3}>
          {t('comingUp.private')}{' '}
          <TextLink
            as={Link}
            to={pathTo('customAuth', { customAuthSlug: 'signup' })}
            {...pressed('landing.comingUp.keep')}
          >
            {t('comingUp.keep')}
          </TextLink>
        </Fine>
      </Stack>
    </Answer>
  );
}
