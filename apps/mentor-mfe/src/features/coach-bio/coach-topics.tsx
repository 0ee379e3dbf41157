import type { ReactNode } from 'react';
import { pathTo, type Topic } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { ChipLink, Row, Section } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import type { Coach } from '../../shared/coach/index.ts';

/** Places to begin, each the start of a conversation. */
export function CoachTopics({ coach, topics }: { coach: Coach; topics: readonly Topic[] }): ReactNode {
  const t = messages.useText();
  return (
    <Section title={t('bio.topics')}>
      <Row wrap gap={2}>
        {topics.map(({ uuid, title }) => (
          <ChipLink
            key={uuid}
            lang="en"
            as={Link}
            to={pathTo('mentorChat', { instructorSlug: coach.slug }, { topic_uuid: uuid })}
          >
            {title}
          </ChipLink>
        ))}
      </Row>
    </Section>
  );
}
