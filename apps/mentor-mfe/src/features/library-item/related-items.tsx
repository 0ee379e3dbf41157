import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ContentCard } from '@greenroom/contracts';
import { Section, LibraryCard, Tiles } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { onWideScreen } from './item-layout.ts';
import { artOf, itemLink, kindLine, variedArt } from '../../shared/library-card/index.ts';

/* On wide screens they are beside the text. */
const Below = styled(Section)`
  ${onWideScreen} {
    display: none;
  }
`;

/** Links to related items. */
export function RelatedItems({ items }: { items: readonly ContentCard[] }): ReactNode {
  const t = messages.useText();
  if (items.length === 0) return null;
  const arts = variedArt(items.map(({ art }) => art));
  return (
    <Below title={t('item.related')}>
      <Tiles equal={3}>
        {items.map((card, at) => (
          <LibraryCard
            key={card.uuid}
            form="tall"
            art={artOf(arts[at]!)}
            title={card.title}
            line={kindLine(t, card)}
            summary={card.summary}
            wordsLang={card.language}
            {...itemLink(card)}
          />
        ))}
      </Tiles>
    </Below>
  );
}
