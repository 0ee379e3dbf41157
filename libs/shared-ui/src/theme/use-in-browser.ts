import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server, and in the browser until what the server wrote has been taken over. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
