import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this part of the page is the browser's own by now: what the server knows nothing of may be drawn from then on. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
