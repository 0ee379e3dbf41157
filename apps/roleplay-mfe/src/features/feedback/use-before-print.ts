import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** Changes the page before it is printed: what has to be asked for on a screen stands on paper at once. */
export function useBeforePrint(change: () => void): void {
  const changed = useEffectEvent(() => flushSync(change));
  useEffect(() => {
    const before = () => changed();
    window.addEventListener('beforeprint', before);
    return () => window.removeEventListener('beforeprint', before);
  }, []);
}
