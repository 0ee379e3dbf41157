import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { pathTo } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { BarShape, Button, PanelPage, LibraryRow, Skeleton, StatusPanel } from '@greenroom/shared-ui';
import { messages } from '../../../messages/index.ts';
import { forMeMessages } from '../../../shared/for-me/index.ts';
import { EntryState, useLibraryHistoryClearMutation } from '../../../shared/history/index.ts';
import { artOf, kindLine, variedArt } from '../../../shared/library-card/index.ts';
import { FailedPanel } from '../../../shared/waiting/index.ts';
import { LibraryAnswers } from './library-answers.tsx';
import { useLibraryHistory } from './use-library-history.ts';

const Clear = styled(Button)`
  margin-top: var(--s-5);
`;

/** Lists what the user opened and saved on this shelf, newest first; it can be cleared. */
export function LibraryHistory({ instructorSlug }: { instructorSlug: string }): ReactNode {
  const [t, own] = [messages.useText(), forMeMessages.useText()];
  const { data, isError, error, refetch } = useLibraryHistory(instructorSlug);
  const [clear, { isLoading, isError: notCleared }] = useLibraryHistoryClearMutation();
  const [cleared, setCleared] = useState(false);
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
        <BarShape height="88px" style={{ margin: '16px 0' }} />
      </Skeleton>
    );
  }
  const arts = variedArt(data.entries.map(({ content }) => content.art));
  return (
    <>
      {data.entries.length === 0 && (
        <PanelPage>
          <StatusPanel art="/assets/art/letter.svg" title={own('history.empty.title')}>
            {own('library.historyEmpty')}
          </StatusPanel>
        </PanelPage>
      )}
      {data.entries.map((entry, at) => (
        <LibraryRow
          key={entry.content.uuid}
          as={Link}
          to={pathTo('libraryItem', { instructorSlug, itemSlug: entry.content.slug })}
          art={artOf(arts[at]!)}
          title={entry.content.title}
          line={kindLine(t, { ...entry.content, open: true })}
          summary={entry.content.summary}
          wordsLang={entry.content.language}
          aside={<EntryState entry={entry} />}
        />
      ))}
      {data.entries.some(({ openedAt }) => openedAt !== null) && (
        <Clear
          variant="quiet"
          busy={isLoading}
          onClick={async () => {
            const done = await clear({ params: { instructorSlug } });
            if (done.error) return;
            setCleared(true);
            await refetch();
          }}
        >
          {own('library.clear')}
        </Clear>
      )}
      <LibraryAnswers instructorSlug={instructorSlug} />
      <p role="status">{notCleared ? own('rec.notKept') : cleared && own('library.cleared')}</p>
    </>
  );
}
