import { useEffect, useState } from 'react';
import { breakpoints } from '@greenroom/shared-ui';

/** Whether the list of conversations lies over the talk. Where the window gets wide it stands beside it, and over nothing. */
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
