import { useEffect } from 'react';

/** Lets the browser ask before the page is closed or reloaded, while something would be lost. */
export function useAskBeforeLeaving(asks: boolean): void {
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}
