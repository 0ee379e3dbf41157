import type { ReactNode } from 'react';
import { tile } from '@greenroom/analytics';
import { pathTo, type ContentCard } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Section, Title, TextLink, Small } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { countedCard, kindLine } from '../../shared/library-card/index.ts';

/** Links to the next item on the shelf. */
export function NextItem({ card }: { card: ContentCard }): ReactNode {
  const t = messages.useText();
  const { instructorSlug, slug: itemSlug, title } = card;
  return (
    <Section title={t('item.next')}>
      <Title as="p">
        <TextLink alone as={Link} to={pathTo('libraryItem', { instructorSlug, itemSlug })} {...tile(countedCard(card))}>
          <span lang={card.language}>{title}</span>
        </TextLink>
      </Title>
      <Small tone={2}>{kindLine(t, card)}</Small>
    </Section>
  );
}
