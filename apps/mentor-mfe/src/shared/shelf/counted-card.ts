import type { ContentCard } from '@greenroom/contracts';

/** What is counted of an item on a shelf that is seen and pressed. */
export const countedCard = ({ uuid, title, recommendationIds: [recommendation_id] }: ContentCard) => ({
  content_uuid: uuid,
  content_title: title,
  ...(recommendation_id && { recommendation_id }),
});
