import { useEffect, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { lazyPart } from '../lazy/index.ts';

export interface SearchHereProps {
  /** Whether the search is open. */
  searching: boolean;
  search(searching: boolean): void;
}

const SearchPanel = lazyPart(async () => (await import('./overlays.ts')).SearchPanel, {
  waiting: null,
  failed: () => null,
});

/** Opens the search over any page: from the header, or by Ctrl+K or Command+K wherever the focus is. */
export function SearchHere({ searching, search }: SearchHereProps): ReactNode {
  const { user } = useCurrentUser();
  const may = user.rights.browse === 'allowed';
  useEffect(() => {
    if (!may) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return;
      event.preventDefault();
      search(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [may, search]);
  return may && searching ? <SearchPanel close={() => search(false)} /> : null;
}
