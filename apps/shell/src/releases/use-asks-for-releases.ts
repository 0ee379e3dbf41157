import { useEffect, useState } from 'react';

/** Whether one has asked for the panel of releases, by `?qa` in the address or by Shift+Alt+R; and what says so or not. */
export function useAsksForReleases(): [asked: boolean, ask: (asked: boolean) => void] {
  const [asked, ask] = useState(false);
  useEffect(() => {
    const look = ({ altKey, shiftKey, code }: Partial<KeyboardEvent>) => {
      if ((altKey && shiftKey && code === 'KeyR') || (!code && /[?&]qa\b/.test(location.search))) ask(true);
    };
    look({});
    addEventListener('keydown', look);
    return () => removeEventListener('keydown', look);
  }, []);
  return [asked, ask];
}
