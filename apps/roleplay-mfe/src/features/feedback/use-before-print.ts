import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** Changes the page before it is printed: content behind a button on screen is printed in full. */
export function useBeforePrint(change: () => void): void {
  const changed = useEffectEvent(() => flushSync(change));
  useEffect(() => {
    const before = () => changed();
    window.addEventListener('beforeprint', before);
    return () => window.removeEventListener('beforeprint', before);
  }, []);
}
