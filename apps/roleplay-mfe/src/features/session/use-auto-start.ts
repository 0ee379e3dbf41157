import { useEffect, useRef } from 'react';

/** In ms: time for slow readers to say that they are not ready (WCAG 2.2, success criterion 2.2.1). */
const autoStartMs = 20_000;

/** Starts the scene after a while, once, unless it is held. */
export function useAutoStart(may: boolean, raise: () => Promise<void>): void {
  const raised = useRef(false);
  useEffect(() => {
    if (!may || raised.current) return;
    const timer = setTimeout(() => {
      raised.current = true;
      void raise();
    }, autoStartMs);
    return () => clearTimeout(timer);
  }, [may, raise]);
}
