import { useSyncExternalStore } from 'react';

let changes = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const count = () => changes;

/** Renders the component again when messages change during development; does nothing in production. */
export const useChanged =
  process.env.NODE_ENV === 'production' ? () => {} : () => void useSyncExternalStore(subscribe, count, count);

/** Renders every component that uses messages again. */
export function showChanged(): void {
  changes += 1;
  for (const listener of listeners) listener();
}
