import { createContext, use, useEffect, useState } from 'react';

/** In ms: who waits longer than this is told that it takes longer, and what for. */
export const SlowAfter = createContext(2_000);

/** Whether what is waited for takes longer than people expect. Begins with the component that asks. */
export function useSlow(): boolean {
  const after = use(SlowAfter);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isSlow;
}
