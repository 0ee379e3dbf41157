import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pathTo, paths, type HistoryEntry } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { ButtonLink, Lead, PanelPage, LibraryRow, StatusPanel } from '@greenroom/shared-ui';
import { forMeMessages } from '../../shared/for-me/index.ts';
import { EntryState } from '../../shared/history/index.ts';
import { messages } from '../../messages/index.ts';
import { artOf, kindLine, variedArt } from '../../shared/library-card/index.ts';

const Opening = styled(Lead)`
  padding: var(--s-5) 0 var(--s-3);
`;

/** Lists what the user opened and saved in the whole library, newest first. */
export function HomeHistory({ entries }: { entries: readonly HistoryEntry[] }): ReactNode {
  const t = forMeMessages.useText();
  const text = messages.useText();
  if (entries.length === 0) {
    return (
      <PanelPage>
        <StatusPanel
          art="/assets/art/letter.svg"
          title={t('history.empty.title')}
          action={
            <ButtonLink variant="plain" size="s" as={Link} to={paths.forYou}>
              {t('home.more')}
            </ButtonLink>
          }
        >
          {t('history.empty.text')}
        </StatusPanel>
      </PanelPage>
    );
  }
  const arts = variedArt(entries.map(({ content }) => content.art));
  return (
    <>
      <Opening>{t('history.lead')}</Opening>
      {entries.map((entry, at) => (
        <LibraryRow
          key={entry.content.uuid}
          as={Link}
          to={pathTo('libraryItem', { instructorSlug: entry.content.instructorSlug, itemSlug: entry.content.slug })}
          art={artOf(arts[at]!)}
          title={entry.content.title}
          line={kindLine(text, { ...entry.content, open: true })}
          summary={entry.content.instructorName}
          wordsLang={entry.content.language}
          aside={<EntryState entry={entry} />}
        />
      ))}
    </>
  );
}
