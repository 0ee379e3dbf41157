import type { ReactNode } from 'react';
import { pathTo, type Topic } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { ChipLink } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

/** Links to conversations on a coach's topics: by title, and in German by a sentence. */
export function TopicChips({ coachSlug, topics }: { coachSlug: string; topics: readonly Topic[] }): ReactNode {
  const t = messages.useText();
  const german = currentLocale() === 'de';
  return topics.map(({ uuid, title, inGerman }) => {
    const translated = german && inGerman !== undefined;
    return (
      <ChipLink
        key={uuid}
        lang={translated ? undefined : 'en'}
        as={Link}
        to={pathTo('mentorChat', { instructorSlug: coachSlug }, { topic_uuid: uuid })}
      >
        {translated ? t('topic.german', { topic: inGerman }) : title}
      </ChipLink>
    );
  });
}
