import type { ReactNode } from 'react';
import type { Bio } from '@greenroom/contracts';
import { Face, Row, Said, Stack, VisuallyHidden } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { firstName, TopicChips } from '../../shared/coach/index.ts';
import { FromCoach, Words } from './message-layout.ts';

/** Maximum number of topics offered. */
const most = 6;

interface BeginningsProps {
  coach: Bio;
  topicUuid: string | undefined;
  /** Whether to offer topics. Each starts a new conversation, so not when this one has attached material. */
  offersTopics: boolean;
}

/** Shows an empty conversation: the coach's opening line, and topics to start with. */
export function Beginnings({ coach, topicUuid, offersTopics }: BeginningsProps): ReactNode {
  const t = messages.useText();
  const topic = coach.topics.find(({ uuid }) => uuid === topicUuid);
  const topics = offersTopics ? coach.topics.filter((other) => other !== topic).slice(0, most) : [];
  return (
    <Stack gap={5}>
      <FromCoach>
        <Face src={coach.portrait} />
        <Words>
          <VisuallyHidden>{t('chat.coachSaid', { firstName: firstName(coach.name) })}</VisuallyHidden>
          {topic ? <p lang={coach.language}>{topic.opener}</p> : <Said lang={coach.language}>{coach.line}</Said>}
          {topics.length > 0 && (
            <Row as="nav" wrap gap={2} aria-label={t('chat.beginnings')}>
              <TopicChips coach={coach} topics={topics} />
            </Row>
          )}
        </Words>
      </FromCoach>
    </Stack>
  );
}
