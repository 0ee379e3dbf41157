import { useEffect, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { late } from '../late/index.ts';

export interface SearchHereProps {
  /** Whether one has asked for it. */
  searching: boolean;
  search(searching: boolean): void;
}

const SearchPanel = late(async () => (await import('./overlays.ts')).SearchPanel, {
  waiting: null,
  failed: () => null,
});

/** The search over any page, once it is asked for: by the header, or by Ctrl or Command with K wherever the focus is. */
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
