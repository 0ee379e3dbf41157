import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { bounds } from '@greenroom/contracts';
import { LibraryRow, Tag } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { lazyOptionalPart } from '../../shared/lazy/index.ts';
import { artOf, itemLink, kindLine, variedArt } from '../../shared/library-card/index.ts';
import { useLibraryContentsQuery } from './library-api.ts';

const RowState = lazyOptionalPart(async () => (await import('./history/index.ts')).RowState);

export interface LibraryPart {
  instructorSlug: string;
  /** Group of the shelf; undefined for all items. */
  parentUuid: string | undefined;
}

/**
 * Reads a page of the shelf. The request for the first page equals the server's, whose response is embedded in the
 * HTML.
 */
export function useLibraryPage({ instructorSlug, parentUuid }: LibraryPart, page: number) {
  const query = { pageSize: bounds.pageSize.default, ...(parentUuid && { parentUuid }), ...(page > 1 && { page }) };
  return useLibraryContentsQuery({ params: { instructorSlug }, query });
}

/** The button that loaded the page may be gone: move the focus to the page's first row. */
const takeFocus = (row: HTMLElement | null) => row?.focus();

/** Renders a page of a shelf's items; nothing while it loads. */
export function LibraryPage({ part, page }: { part: LibraryPart; page: number }): ReactNode {
  const t = messages.useText();
  const { instructorSlug } = part;
  const { currentData } = useLibraryPage(part, page);
  const arts = variedArt((currentData?.contents ?? []).map(({ art }) => art));
  return currentData?.contents.map((card, index) => (
    <LibraryRow
      key={card.uuid}
      ref={page > 1 && index === 0 ? takeFocus : undefined}
      art={artOf(arts[index]!)}
      title={card.title}
      line={kindLine(t, { ...card, open: true })}
      summary={card.summary}
      wordsLang={card.language}
      {...itemLink(card)}
      aside={
        card.open ? (
          <RowState instructorSlug={instructorSlug} uuid={card.uuid} />
        ) : (
          <Tag icon={Lock}>{t('library.closed')}</Tag>
        )
      }
    />
  ));
}
