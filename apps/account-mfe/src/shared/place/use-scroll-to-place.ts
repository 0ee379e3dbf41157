import { useEffect } from 'react';
import { useLocation } from '@greenroom/navigation';

/**
 * Scrolls to the element named by the URL's fragment. Browsers do so only if the element exists before the page has
 * loaded.
 */
export function useScrollToPlace(): void {
  const { hash } = useLocation();

  useEffect(() => {
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
