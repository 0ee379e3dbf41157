import { tile } from '@greenroom/analytics';
import { pathTo, type ContentCard } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { countedCard } from './counted-card.ts';

/** Returns the properties of a link to a library item, which is counted when it is seen and followed. */
export const itemLink = (card: ContentCard) => ({
  as: Link,
  to: pathTo('libraryItem', { instructorSlug: card.instructorSlug, itemSlug: card.slug }),
  ...tile(countedCard(card)),
});
