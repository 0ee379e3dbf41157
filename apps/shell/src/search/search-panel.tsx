import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { bounds } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { Face, Fine, Small } from '@greenroom/shared-ui';
import { Dialog, SearchList } from '@greenroom/shared-ui/overlays';
import { type Find, findsOf, ownSceneAbout, placesNamed } from './finds.ts';
import { useSearchQuery } from './search-api.ts';
import { words } from './words.ts';

/** Pause in typing before a search starts, in milliseconds. */
const restMs = 200;

const Words = styled.span`
  display: grid;
  min-width: 0;
`;

/** Searches everything: pages, coaches, their library, scenes, and the user's own conversations. */
export function SearchPanel({ close }: { close(): void }): ReactNode {
  const t = words.useText();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const asked = useRested(text.trim());
  const { data, isError, isFetching } = useSearchQuery({ query: { text: asked } }, { skip: asked === '' });
  const found = asked === '' || !data ? undefined : findsOf(t, data, asked, formatDate);
  const groups = [
    { label: t('group.places'), items: placesNamed(t, text) },
    ...(data?.order ?? []).map((kind) => ({ label: t(`group.${kind}`), items: found?.[kind] ?? [] })),
    { label: t('group.messages'), items: found?.messages ?? [] },
  ].filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const offered = asked === '' ? groups : [...groups, { label: t('group.own'), items: [ownSceneAbout(t, asked)] }];
  const state = () => {
    if (isError) return t('failed');
    if (asked !== text.trim() || isFetching) return t('searching');
    return count === 0 ? t('none') : t('count', { count });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('title')}
      closeLabel={t('close')}
      initialFocus={field}
    >
      <SearchList<Find>
        label={t('field')}
        maxLength={bounds.searchLength}
        text={text}
        onTextChange={setText}
        groups={offered}
        keyOf={({ to }) => to}
        linkOf={({ to }) => <Link to={to} onClick={close} />}
        wordsOf={({ title, detail, english, portrait }) => (
          <>
            {portrait !== undefined && <Face src={portrait} />}
            <Words lang={english ? 'en' : undefined} dir="auto">
              {title}
              {detail !== '' && (
                <Fine as="span" tone={2}>
                  {detail}
                </Fine>
              )}
            </Words>
          </>
        )}
        field={field}
      >
        <Small tone={isError ? 'bad' : 2} role="status">
          {state()}
        </Small>
      </SearchList>
    </Dialog>
  );
}

/** Returns a text once it has not changed for a while. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
