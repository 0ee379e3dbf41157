import { useEffect, useRef, useState } from 'react';
import type { ChatSearch } from '@greenroom/contracts';
import { useLazyChatSearchQuery } from './search-api.ts';

/** Pause in typing before a search starts, in milliseconds. */
const restMs = 250;

type Search =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'failed' }
  | { state: 'found'; words: string; hits: ChatSearch['hits']; cursor: number | null };

interface Searching {
  search: Search;
  more(): void;
}

/** Searches all of the user's conversations, one page at a time. A late reply to an earlier search is ignored. */
export function useSearch(text: string): Searching {
  const [ask] = useLazyChatSearchQuery();
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const asked = useRef(0);
  const words = text.trim();

  useEffect(() => {
    const turn = (asked.current += 1);
    const timer = setTimeout(
      () => {
        if (words === '') return setSearch({ state: 'idle' });
        setSearch({ state: 'searching' });
        void ask({ query: { text: words } }).then(({ data }) => {
          if (turn === asked.current) setSearch(data ? { state: 'found', words, ...data } : { state: 'failed' });
        });
      },
      words === '' ? 0 : restMs,
    );
    return () => clearTimeout(timer);
  }, [ask, words]);

  const more = () => {
    if (search.state !== 'found' || search.cursor === null) return;
    const turn = asked.current;
    void ask({ query: { text: search.words, cursor: search.cursor } }).then(({ data }) => {
      if (turn !== asked.current) return;
      setSearch(data ? { ...search, hits: [...search.hits, ...data.hits], cursor: data.cursor } : { state: 'failed' });
    });
  };

  return { search, more };
}
