import { CircleAlert, Square } from 'lucide-react';
import { memo, useId, useMemo, type ReactNode } from 'react';
import type { ChatMessage } from '@greenroom/contracts';
import { Caret, Face, Fine, Row, Tag, TextButton, VisuallyHidden } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { firstName, type Coach } from '../../shared/coach/index.ts';
import { LazyMarkdown } from '../../shared/markdown/lazy.ts';
import { answerParts } from './answer-parts.ts';
import { CutAnswer } from './cut-answer.tsx';
import { AnswerActions } from './message-actions.tsx';
import { FromCoach, Words } from './message-layout.ts';
import { RecommendationCard } from './recommendation-card.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import type { MessageActions, Rating } from './use-message-actions.ts';
import { useStillThinking } from './use-still-thinking.ts';

interface CoachMessageProps {
  coach: Coach;
  message: ChatMessage;
  actions: MessageActions;
  /** Whether the connection of the answer in progress is lost. */
  reconnecting: boolean;
  /** Whether the answer can be retried: it is the last one, and has ended. */
  repeatable: boolean;
  /** Whether another version can be shown: no answer is in progress. */
  calm: boolean;
  /** Whether it is the search result that was opened. */
  found: boolean;
  /** Asks for the rest of an answer that was cut at its maximum length. */
  goOn: (() => void) | undefined;
  rate(answer: ChatMessage, rating: Rating): void;
  announce(text: string): void;
}

const caretEnd = { end: <Caret /> };

/** Renders a message of the coach, complete or in progress. */
export const CoachMessage = memo(function CoachMessage(props: CoachMessageProps): ReactNode {
  const { coach, message, actions, reconnecting, repeatable, calm, found, goOn, rate, announce } = props;
  const t = messages.useText();
  const heading = useId();
  const focusKept = useFocusKept();
  const name = { firstName: firstName(coach.name) };
  const { status } = message;
  const parts = useMemo(() => answerParts(message), [message]);
  const writing = status === 'writing';
  const thinking = writing && parts.length === 0;
  const stillThinking = useStillThinking(thinking);
  return (
    <FromCoach
      {...focusKept}
      role="group"
      aria-labelledby={heading}
      aria-busy={writing || undefined}
      tabIndex={-1}
      data-position={message.position}
      found={found}
      data-found={found || undefined}
    >
      <Face src={coach.portrait} />
      <Words dir="auto">
        {thinking ? (
          <Fine as="p" tone={3} id={heading}>
            {stillThinking ? t('chat.stillThinking') : t('chat.thinking', name)}
            <Caret />
          </Fine>
        ) : (
          <VisuallyHidden id={heading}>{t('chat.coachSaid', name)}</VisuallyHidden>
        )}
        {parts.map((part, index) =>
          part.kind === 'words' ? (
            <LazyMarkdown key={part.key} text={part.text} {...(writing && index === parts.length - 1 && caretEnd)} />
          ) : (
            <RecommendationCard key={part.key} recommendation={part.recommendation} />
          ),
        )}
        {writing && reconnecting && <Fine tone={2}>{t('chat.reconnecting')}</Fine>}
        {status === 'finished' && message.cut && <CutAnswer goOn={goOn} />}
        {status === 'stopped' && <Tag icon={Square}>{t('chat.stopped')}</Tag>}
        {status === 'failed' && (
          <Row gap={2} wrap>
            <Tag icon={CircleAlert} tone="bad">
              {t('chat.broken')}
            </Tag>
            {repeatable && (
              <TextButton type="button" size="small" onClick={() => actions.regenerate(message)}>
                {t('chat.askAgain')}
              </TextButton>
            )}
          </Row>
        )}
        {!writing && (
          <AnswerActions
            message={message}
            showVersion={calm ? (version) => actions.showVersion(message, version) : undefined}
            regenerate={repeatable && status !== 'failed' ? () => actions.regenerate(message) : undefined}
            rate={(rating) => rate(message, rating)}
            announce={announce}
          />
        )}
      </Words>
    </FromCoach>
  );
});
