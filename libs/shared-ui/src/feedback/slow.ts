import { createContext, use, useEffect, useState } from 'react';

/** Milliseconds after which a wait counts as slow and the page says what it is waiting for. */
export const SlowAfter = createContext(2_000);

/** Returns whether the wait is slow; it starts when the component mounts. */
export function useSlow(): boolean {
  const after = use(SlowAfter);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isSlow;
}
