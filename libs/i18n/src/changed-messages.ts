import { useSyncExternalStore } from 'react';

let changes = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const count = () => changes;

/** Draws the component anew where messages were changed while they are worked on; in production nothing. */
export const useChanged =
  process.env.NODE_ENV === 'production' ? () => {} : () => void useSyncExternalStore(subscribe, count, count);

/** Draws every component that uses messages anew. */
export function showChanged(): void {
  changes += 1;
  for (const listener of listeners) listener();
}
