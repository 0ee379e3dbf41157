import { useState } from 'react';

/**
 * Returns whether a modal may still be shown, and a function that marks it as shown: once per browser session, or once
 * per page if storage is blocked.
 */
export function useOnceASession(key: string): [open: boolean, seen: () => void] {
  const [open, setOpen] = useState(() => read(key) === null);
  return [
    open,
    () => {
      setOpen(false);
      try {
        sessionStorage.setItem(key, '1');
      } catch {
        // Once per page, then.
      }
    },
  ];
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
