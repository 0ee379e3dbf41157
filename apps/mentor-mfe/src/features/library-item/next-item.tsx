import type { ReactNode } from 'react';
import type { ContentCard } from '@greenroom/contracts';
import { Section, Title, TextLink, Small } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { itemLink, kindLine } from '../../shared/library-card/index.ts';

/** Links to the next item on the shelf. */
export function NextItem({ card }: { card: ContentCard }): ReactNode {
  const t = messages.useText();
  return (
    <Section title={t('item.next')}>
      <Title as="p">
        <TextLink alone {...itemLink(card)}>
          <span lang={card.language}>{card.title}</span>
        </TextLink>
      </Title>
      <Small tone={2}>{kindLine(t, card)}</Small>
    </Section>
  );
}
