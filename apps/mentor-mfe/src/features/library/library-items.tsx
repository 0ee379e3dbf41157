import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { BarShape, Button, PanelPage, Skeleton, StatusPanel } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { FailedPanel } from '../../shared/waiting/index.ts';
import { LibraryPage, type LibraryPart, useLibraryPage } from './library-page.tsx';

const More = styled(Button)`
  margin-top: var(--s-5);
`;

const RowToCome = styled(BarShape)`
  margin: 16px 0;
`;

/** Lists the items of a shelf, with a button to load more. */
export function LibraryItems(part: LibraryPart): ReactNode {
  const t = messages.useText();
  const [pages, setPages] = useState(1);
  const { currentData: data, isError, error, refetch } = useLibraryPage(part, 1);
  const last = useLibraryPage(part, pages);

  if (!data && isError) {
    return (
      <PanelPage>
        <FailedPanel titleAs="h2" error={error} retry={refetch} />
      </PanelPage>
    );
  }
  if (!data) {
    return (
      <Skeleton label={t('loading.library')}>
        {[1, 2, 3, 4].map((place) => (
          <RowToCome key={place} height="88px" />
        ))}
      </Skeleton>
    );
  }
  if (data.total === 0) {
    return (
      <PanelPage>
        <StatusPanel art="/assets/art/letter.svg" title={t('library.empty.title')}>
          {t('library.empty.text')}
        </StatusPanel>
      </PanelPage>
    );
  }
  const there = last.currentData ? pages : pages - 1;
  const left = data.total - there * data.pageSize;
  return (
    <>
      {Array.from({ length: pages }, (_, index) => (
        <LibraryPage key={index} part={part} page={index + 1} />
      ))}
      {left > 0 && (
        <More
          variant="plain"
          busy={last.isFetching && !last.currentData}
          busyLabel={t('library.loadingMore')}
          onClick={() => (last.isError ? void last.refetch() : setPages(pages + 1))}
        >
          {t('library.more', { count: Math.min(left, data.pageSize) })}
        </More>
      )}
    </>
  );
}
