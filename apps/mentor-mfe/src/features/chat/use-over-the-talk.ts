import { useEffect, useState } from 'react';
import { breakpoints } from '@greenroom/shared-ui';

/**
 * Manages whether the list of conversations covers the conversation. It closes when the window becomes wide enough to
 * show both.
 */
export function useOverTheTalk(): [over: boolean, setOver: (over: boolean) => void] {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!over) return;
    const wide = window.matchMedia(`(min-width: ${breakpoints.lg}px)`);
    const look = () => wide.matches && setOver(false);
    wide.addEventListener('change', look);
    return () => wide.removeEventListener('change', look);
  }, [over]);
  return [over, setOver];
}
