import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveContextValue } from './live-context.ts';

/** Holds the shared tab: at most one, ended with the page, and removed when the browser ends it. */
export function useTab(): Pick<LiveContextValue, 'tab' | 'onTab'> {
  const [tab, setTab] = useState<MediaStream>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  useEffect(() => {
    if (!tab) return;
    const [sound] = tab.getAudioTracks();
    const gone = () => setTab(undefined);
    sound?.addEventListener('ended', gone);
    return () => {
      sound?.removeEventListener('ended', gone);
      end(tab);
    };
  }, [tab]);
  const onTab = useCallback((next: MediaStream | undefined) => {
    if (isHere.current) setTab(next);
    // The visitor chose it after leaving the page.
    else if (next) end(next);
  }, []);
  return { tab, onTab };
}

function end(tab: MediaStream): void {
  for (const track of tab.getTracks()) track.stop();
}
