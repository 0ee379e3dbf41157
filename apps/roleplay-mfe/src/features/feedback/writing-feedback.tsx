import styled from '@emotion/styled';
import { Check, Circle, CircleDot } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { feedbackStages, type FeedbackStage } from '@greenroom/contracts';
import { Body, Display, Icon, Lead, VisuallyHidden } from '@greenroom/shared-ui';
import { texts } from './feedback-texts.ts';

const Room = styled.div`
  display: grid;
  gap: var(--s-5);
  max-width: 620px;
  min-height: 52vh;
  align-content: center;
  padding-block: var(--s-7);
`;

const Stages = styled.ol`
  display: grid;
  gap: var(--s-3);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: 12px;
    align-items: center;
    color: var(--text-3);
  }
  li[data-is='now'] {
    color: var(--text);
  }
  li[data-is='done'] {
    color: var(--text-2);
  }
`;

const sayings = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
/** Long enough to read the text twice. */
const sayingMs = 4_500;

const shapes = { done: Check, now: CircleDot, 'to-come': Circle } as const;

/** Shown while the feedback is made: its progress, and something to read. */
export function WritingFeedback({ stage }: { stage: FeedbackStage }): ReactNode {
  const t = texts.useText();
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt((last) => (last + 1) % sayings.length), sayingMs);
    return () => clearInterval(timer);
  }, []);
  const current = feedbackStages.indexOf(stage);
  return (
    <Room>
      <Display>{t('writing.title')}</Display>
      <Lead>{t(`writing.${sayings[at]!}`)}</Lead>
      <Stages>
        {feedbackStages.map((each, place) => {
          const is = place < current ? 'done' : place === current ? 'now' : 'to-come';
          return (
            <li key={each} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
              <Icon of={shapes[is]} />
              <Body as="span">{t(`stage.${each}`)}</Body>
            </li>
          );
        })}
      </Stages>
      <VisuallyHidden role="status">
        {t('writing.stage', { stage: t(`stage.${stage}`), at: current + 1, of: feedbackStages.length })}
      </VisuallyHidden>
    </Room>
  );
}
