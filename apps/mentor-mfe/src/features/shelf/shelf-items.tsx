import styled from '@emotion/styled';
import { Lock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { tile } from '@greenroom/analytics';
import { bounds, pathTo } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { BarShape, Button, PanelRoom, ShelfRow, Skeleton, StatusPanel, Tag } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { artOf, countedCard, kindLine } from '../../shared/shelf/index.ts';
import { later } from '../../shared/later/index.ts';
import { FailedPanel } from '../../shared/waiting/index.ts';
import { useLibraryContentsQuery } from './shelf-api.ts';

const RowState = later(async () => (await import('./history/index.ts')).RowState);

const More = styled(Button)`
  margin-top: var(--s-5);
`;

const RowToCome = styled(BarShape)`
  margin: 16px 0;
`;

interface ShelfItemsProps {
  instructorSlug: string;
  /** A group of the shelf; without it, everything. */
  parentUuid: string | undefined;
}

/** The items of a shelf as a list, more of them on request. */
export function ShelfItems({ instructorSlug, parentUuid }: ShelfItemsProps): ReactNode {
  const t = messages.useText();
  const [pageSize, setPageSize] = useState<number>(bounds.pageSize.default);
  const query = { pageSize, ...(parentUuid && { parentUuid }) };
  const { data, isError, isFetching, error, refetch } = useLibraryContentsQuery({ params: { instructorSlug }, query });

  if (!data && isError) {
    return (
      <PanelRoom>
        <FailedPanel titleAs="h2" error={error} retry={refetch} />
      </PanelRoom>
    );
  }
  if (!data) {
    return (
      <Skeleton label={t('loading.shelf')}>
        {[1, 2, 3, 4].map((place) => (
          <RowToCome key={place} height="88px" />
        ))}
      </Skeleton>
    );
  }
  if (data.total === 0) {
    return (
      <PanelRoom>
        <StatusPanel art="/assets/art/letter.svg" title={t('shelf.empty.title')}>
          {t('shelf.empty.text')}
        </StatusPanel>
      </PanelRoom>
    );
  }
  const left = Math.min(data.total, bounds.pageSize.max) - data.contents.length;
  return (
    <>
      {data.contents.map((card) => (
        <ShelfRow
          key={card.uuid}
          as={Link}
          to={pathTo('libraryItem', { instructorSlug, itemSlug: card.slug })}
          art={artOf(card.art)}
          title={card.title}
          line={kindLine({ ...card, open: true })}
          summary={card.summary}
          wordsLang="en"
          {...tile(countedCard(card))}
          aside={
            card.open ? (
              <RowState instructorSlug={instructorSlug} uuid={card.uuid} />
            ) : (
              <Tag icon={Lock}>{t('shelf.closed')}</Tag>
            )
          }
        />
      ))}
      {left > 0 && (
        <More
          variant="plain"
          busy={isFetching}
          busyLabel={t('shelf.loadingMore')}
          onClick={() => setPageSize(bounds.pageSize.max)}
        >
          {t('shelf.more', { count: left })}
        </More>
      )}
    </>
  );
}
