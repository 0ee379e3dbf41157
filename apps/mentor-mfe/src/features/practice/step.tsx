import styled from '@emotion/styled';
import { Check, CircleCheck, SkipForward, Undo2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { tile } from '@greenroom/analytics';
import { pathTo, type PracticeStep, type Recommended } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { below, Button, ButtonLink, Card, Fine, Head, Icon, Row, Stack, Tag } from '@greenroom/shared-ui';
import { firstName } from '../../shared/coach/index.ts';
import {
  addressOf,
  Because,
  countedOf,
  forMeMessages,
  languageOf,
  lineOf,
  titleOf,
  useRecommendationAnswerMutation,
} from '../../shared/for-me/index.ts';
import { practiceMessages } from './messages/index.ts';

const Whole = styled(Card)`
  display: grid;
  grid-template-columns: 176px minmax(0, 1fr);
  overflow: hidden;
  > img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: cover;
    object-position: 50% 24%;
  }
  /* The picture of a step that is no longer open is muted; its text stays legible. */
  &[data-over] > img {
    filter: grayscale(1);
    opacity: 0.5;
  }
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
    > img {
      height: 168px;
    }
  }
`;

const Words = styled(Stack)`
  padding: 20px;
`;

interface StepProps {
  step: PracticeStep;
  picture: string;
  onAnswer(state: PracticeStep['state']): void;
}

/** Shows a step of the plan: what it is, why, a link to it, and its state. */
export function Step({ step: { thing, state, byItself }, picture, onAnswer }: StepProps): ReactNode {
  const t = practiceMessages.useText();
  const words = forMeMessages.useText();
  const [answer] = useRecommendationAnswerMutation();
  const title = titleOf(thing);
  const actions = useRef<HTMLDivElement>(null);
  const answered = useRef(false);
  // The pressed button was removed when the state changed.
  useEffect(() => {
    if (answered.current) actions.current?.querySelector('button')?.focus();
    answered.current = false;
  }, [state]);
  const say = (next: PracticeStep['state']) => {
    answered.current = true;
    onAnswer(next);
  };
  const opened = () =>
    void answer({ params: { recommendationId: thing.recommendationId }, body: { answer: 'opened' } });
  return (
    <Whole as="li" data-over={state === 'open' ? undefined : state} {...tile(countedOf(thing))}>
      <img src={picture} alt="" style={thing.kind === 'coach' ? undefined : { objectPosition: '50% 72%' }} />
      <Words gap={3}>
        <Stack gap={2}>
          <Fine tone={2}>{lineOf(thing, words)}</Fine>
          <Head lang={languageOf(thing)}>{title}</Head>
          <Because of={thing.because} />
        </Stack>
        {state === 'open' ? (
          <Row ref={actions} wrap gap={2}>
            <ButtonLink variant="primary" size="s" as={Link} to={wayTo(thing)} onClick={opened}>
              {thing.kind === 'coach'
                ? t('step.go.coach', { firstName: firstName(thing.coach.name) })
                : words(`rec.open.${thing.kind}`)}
            </ButtonLink>
            <Button variant="plain" size="s" aria-label={t('step.doneOf', { title })} onClick={() => say('done')}>
              <Icon of={Check} />
              {t('step.done')}
            </Button>
            <Button variant="quiet" size="s" aria-label={t('step.skipOf', { title })} onClick={() => say('skipped')}>
              {t('step.skip')}
            </Button>
          </Row>
        ) : (
          <Row ref={actions} wrap gap={3}>
            <Tag icon={state === 'done' ? CircleCheck : SkipForward} tone={state === 'done' ? 'good' : 2}>
              {t(state === 'skipped' ? 'step.isSkipped' : byItself ? 'step.byItself' : 'step.isDone')}
            </Tag>
            {!byItself && (
              <Button variant="quiet" size="s" aria-label={t('step.openOf', { title })} onClick={() => say('open')}>
                <Icon of={Undo2} />
                {t('step.open')}
              </Button>
            )}
          </Row>
        )}
      </Words>
    </Whole>
  );
}

/** Returns a step's path; a coach step leads to a conversation. */
function wayTo(thing: Recommended): string {
  if (thing.kind !== 'coach') return addressOf(thing);
  const query = { recommendation_id: thing.recommendationId };
  return pathTo('mentorChat', { instructorSlug: thing.coach.slug }, query);
}
