import { useState } from 'react';

/** Whether a modal may be shown still, and that it was: once in a browser session; once for each page where storage is blocked. */
export function useOnceASession(key: string): [open: boolean, seen: () => void] {
  const [open, setOpen] = useState(() => read(key) === null);
  return [
    open,
    () => {
      setOpen(false);
      try {
        sessionStorage.setItem(key, '1');
      } catch {
        // Once for each page, then.
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
