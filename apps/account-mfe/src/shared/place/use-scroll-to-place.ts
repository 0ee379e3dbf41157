import { useEffect } from 'react';
import { useLocation } from '@greenroom/navigation';

/**
 * Brings the place that the address names behind its `#` into sight. The browser does so by itself only where the place
 * is there before the page has loaded.
 */
export function useScrollToPlace(): void {
  const { hash } = useLocation();

  useEffect(() => {
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
