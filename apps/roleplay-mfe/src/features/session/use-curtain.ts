import { useEffect, useRef } from 'react';

/** In ms: whoever reads slowly has so long to say that they are not ready (WCAG 2.2, success criterion 2.2.1). */
const curtainMs = 20_000;

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
