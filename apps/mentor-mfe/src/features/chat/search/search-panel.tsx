import styled from '@emotion/styled';
import { useRef, useState, type ReactNode } from 'react';
import { bounds, pathTo, type ChatSearch } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { BusyText, Button, Face, Field, Fine, Input } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { messages } from '../../../messages/index.ts';
import { firstName } from '../../../shared/coach/index.ts';
import { Excerpt } from './excerpt.tsx';
import { useSearch } from './use-search.ts';

const Hits = styled.ul`
  max-height: min(52vh, 460px);
  margin-inline: -12px;
  overflow-y: auto;
`;

const Hit = styled(Link)`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: 12px;
  padding: 12px;
  border-radius: var(--r-control);
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    background: var(--surface-3);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** Searches all messages of the user's conversations; a result opens its conversation at that place. */
export function SearchPanel({ close, opened }: { close(): void; opened(): void }): ReactNode {
  const t = messages.useText();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { search, more } = useSearch(text);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('chat.search')}
      closeLabel={t('chat.close')}
      initialFocus={field}
    >
      <Field label={t('chat.searchField')}>
        <Input
          ref={field}
          type="search"
          maxLength={bounds.searchLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div role="status">
        {search.state === 'searching' && <BusyText>{t('chat.searching')}</BusyText>}
        {search.state === 'failed' && <Fine tone="bad">{t('chat.searchFailed')}</Fine>}
        {search.state === 'found' && <Fine tone={2}>{countText(t, search)}</Fine>}
      </div>
      {search.state === 'found' && search.hits.length > 0 && (
        <Hits aria-label={t('chat.searchResults')}>
          {search.hits.map((hit) => (
            <li key={hit.messageUuid}>
              <Hit
                to={placeOf(hit, search.words)}
                onClick={() => {
                  close();
                  opened();
                }}
              >
                <Face src={`/assets/portraits/${hit.instructorSlug}.svg`} />
                <span>
                  <Fine as="span" tone={2}>
                    {t('chat.searchWho', {
                      who: hit.author,
                      firstName: firstName(hit.instructorName),
                      date: formatDate(hit.createdAt),
                    })}
                  </Fine>
                  <Excerpt text={hit.excerpt} words={search.words} />
                </span>
              </Hit>
            </li>
          ))}
        </Hits>
      )}
      {search.state === 'found' && search.cursor !== null && (
        <Button variant="plain" size="s" onClick={more}>
          {t('chat.searchMore')}
        </Button>
      )}
    </Dialog>
  );
}

function countText(
  t: ReturnType<typeof messages.useText>,
  { hits, cursor }: Pick<ChatSearch, 'hits' | 'cursor'>,
): string {
  if (hits.length === 0) return t('chat.searchNone');
  return t(cursor === null ? 'chat.searchCount' : 'chat.searchCountMore', { count: hits.length });
}

const placeOf = ({ instructorSlug, conversationUuid, position }: ChatSearch['hits'][number], find: string) =>
  pathTo('mentorChat', { instructorSlug }, { conversation: conversationUuid, at: String(position), find });
