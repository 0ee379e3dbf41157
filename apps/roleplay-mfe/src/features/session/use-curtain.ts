import { useEffect, useRef } from 'react';

/** Long enough to read who one will meet and to breathe out, in milliseconds. */
const curtainMs = 6_000;

/** Raises the curtain after a while, once, unless it is held. */
export function useCurtain(may: boolean, raise: () => Promise<void>): void {
  const raised = useRef(false);
  useEffect(() => {
    if (!may || raised.current) return;
    const timer = setTimeout(() => {
      raised.current = true;
      void raise();
    }, curtainMs);
    return () => clearTimeout(timer);
  }, [may, raise]);
}
