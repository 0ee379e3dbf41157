import type { ReactNode } from 'react';
import type { Topic } from '@greenroom/contracts';
import { Row, Section } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { type Coach, TopicChips } from '../../shared/coach/index.ts';

/** Links that start a conversation on a topic. */
export function CoachTopics({ coach, topics }: { coach: Coach; topics: readonly Topic[] }): ReactNode {
  const t = messages.useText();
  return (
    <Section title={t('bio.topics')}>
      <Row wrap gap={2}>
        <TopicChips coach={coach} topics={topics} />
      </Row>
    </Section>
  );
}
