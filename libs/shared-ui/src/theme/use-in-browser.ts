import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const nothing = () => undefined;

/**
 * False on the server, and in the browser until what the server wrote has been taken over. What is drawn then is drawn
 * in slices, so that the page answers meanwhile; what is drawn anew in the browser has true from its first drawing on.
 */
export function useInBrowser(): boolean {
  let takingOver = false;
  // React asks for the server's snapshot while it takes over, of each part when that part's turn comes.
  // eslint-disable-next-line react-hooks/immutability -- called while this is drawn, or never
  useSyncExternalStore(neverChanges, nothing, () => void (takingOver = true));
  const [inBrowser, setInBrowser] = useState(() => !takingOver);
  useEffect(() => {
    if (!inBrowser) startTransition(() => setInBrowser(true));
  }, [inBrowser]);
  return inBrowser;
}
