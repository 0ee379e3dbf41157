import type { ReactNode } from 'react';
import { pathTo, type Topic } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { ChipLink } from '@greenroom/shared-ui';

/** A coach's topics, each the beginning of a conversation. */
export function TopicChips({ coachSlug, topics }: { coachSlug: string; topics: readonly Topic[] }): ReactNode {
  return topics.map(({ uuid, title }) => (
    <ChipLink
      key={uuid}
      lang="en"
      as={Link}
      to={pathTo('mentorChat', { instructorSlug: coachSlug }, { topic_uuid: uuid })}
    >
      {title}
    </ChipLink>
  ));
}
