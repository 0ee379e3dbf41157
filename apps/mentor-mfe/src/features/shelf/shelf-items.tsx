import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { BarShape, Button, PanelRoom, Skeleton, StatusPanel } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { FailedPanel } from '../../shared/waiting/index.ts';
import { ShelfPage, type ShelfPart, useShelfPage } from './shelf-page.tsx';

const More = styled(Button)`
  margin-top: var(--s-5);
`;

const RowToCome = styled(BarShape)`
  margin: 16px 0;
`;

/** Lists the items of a shelf, with a button to load more. */
export function ShelfItems(part: ShelfPart): ReactNode {
  const t = messages.useText();
  const [pages, setPages] = useState(1);
  const { currentData: data, isError, error, refetch } = useShelfPage(part, 1);
  const last = useShelfPage(part, pages);

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
  const there = last.currentData ? pages : pages - 1;
  const left = data.total - there * data.pageSize;
  return (
    <>
      {Array.from({ length: pages }, (_, index) => (
        <ShelfPage key={index} part={part} page={index + 1} />
      ))}
      {left > 0 && (
        <More
          variant="plain"
          busy={last.isFetching && !last.currentData}
          busyLabel={t('shelf.loadingMore')}
          onClick={() => (last.isError ? void last.refetch() : setPages(pages + 1))}
        >
          {t('shelf.more', { count: Math.min(left, data.pageSize) })}
        </More>
      )}
    </>
  );
}
