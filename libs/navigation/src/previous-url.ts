import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const storageKey = 'previousUrl';

/**
 * Stores the previous address in session storage. A change of the query alone is shallow and does not count
 * (specification, section 2).
 */
export function usePreviousUrl(): void {
  const { pathname, search } = useLocation();
  const last = useRef({ pathname, search });

  useEffect(() => {
    const { pathname: from, search: fromSearch } = last.current;
    if (from !== pathname) remember(from + fromSearch);
    last.current = { pathname, search };
  }, [pathname, search]);
}

function remember(url: string): void {
  try {
    sessionStorage.setItem(storageKey, url);
  } catch {
    // Storage can be blocked; Back then falls back to the browser's history.
  }
}

/** Returns the previous address within this tab, or undefined. */
export function previousUrl(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}
