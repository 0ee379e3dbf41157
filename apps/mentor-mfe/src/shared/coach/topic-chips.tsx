import type { ReactNode } from 'react';
import { pathTo, type Bio, type Topic } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { ChipLink } from '@greenroom/shared-ui';

interface TopicChipsProps {
  coach: Pick<Bio, 'slug' | 'language'>;
  topics: readonly Topic[];
}

/** Links to conversations on a coach's topics. */
export function TopicChips({ coach, topics }: TopicChipsProps): ReactNode {
  return topics.map(({ uuid, title }) => (
    <ChipLink
      key={uuid}
      lang={coach.language}
      as={Link}
      to={pathTo('mentorChat', { instructorSlug: coach.slug }, { topic_uuid: uuid })}
    >
      {title}
    </ChipLink>
  ));
}
