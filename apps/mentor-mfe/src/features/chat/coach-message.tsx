import { CircleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { ChatMessage } from '@greenroom/contracts';
import { BusyText, Caret, Face, Row, Tag, TextButton, VisuallyHidden } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { firstName, type Coach } from '../../shared/coach/index.ts';
import { Markdown } from '../../shared/markdown/index.ts';
import { FromCoach, Words } from './message-layout.ts';
import { RecommendationCard } from './recommendation-card.tsx';

interface CoachMessageProps {
  coach: Coach;
  message: Pick<ChatMessage, 'text' | 'status' | 'recommendations'>;
  /** The connection of the answer being written is lost. */
  reconnecting?: boolean;
  /** Asks the same once more; only where the answer broke off and is the last. */
  askAgain?(): void;
}

/** What the coach said or is saying. */
export const CoachMessage = memo(function CoachMessage({
  coach,
  message,
  reconnecting,
  askAgain,
}: CoachMessageProps): ReactNode {
  const t = messages.useText();
  const name = { firstName: firstName(coach.name) };
  const { text, status, recommendations } = message;
  const writing = status === 'writing';
  return (
    <FromCoach aria-busy={writing || undefined}>
      <Face src={coach.portrait} />
      <Words>
        <VisuallyHidden>{t(writing && text === '' ? 'chat.thinking' : 'chat.coachSaid', name)}</VisuallyHidden>
        <Markdown text={text} {...(writing ? { end: <Caret /> } : {})} />
        {recommendations.map((recommendation) => (
          <RecommendationCard key={recommendation.recommendationId} recommendation={recommendation} />
        ))}
        {writing && reconnecting && <BusyText>{t('chat.reconnecting')}</BusyText>}
        {status === 'failed' && (
          <Row gap={2} wrap>
            <Tag icon={CircleAlert} tone="bad">
              {t('chat.broken')}
            </Tag>
            {askAgain && (
              <TextButton type="button" size="small" onClick={askAgain}>
                {t('chat.askAgain')}
              </TextButton>
            )}
          </Row>
        )}
      </Words>
    </FromCoach>
  );
});
