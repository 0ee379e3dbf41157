import type { ContentCard } from '@greenroom/contracts';

/** Returns the analytics properties for viewing and clicking an item of a shelf. */
export const countedCard = ({ uuid, title, recommendationIds: [recommendation_id] }: ContentCard) => ({
  content_uuid: uuid,
  content_title: title,
  ...(recommendation_id && { recommendation_id }),
});
