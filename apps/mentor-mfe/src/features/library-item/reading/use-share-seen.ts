import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What is told: not every line. */
const step = 0.2;

/**
 * Tells how far one has read, as the share of the page above an element that has come into view, in steps; each once.
 * The end itself is not told: whoever scrolled there has not finished.
 */
export function useShareSeen(end: RefObject<HTMLElement | null>, tell: (share: number) => void): void {
  const told = useEffectEvent(tell);
  useEffect(() => {
    let most = 0;
    const look = () => {
      const place = end.current?.getBoundingClientRect();
      if (!place) return;
      const whole = place.top + window.scrollY;
      const share = shareSeen(window.scrollY + window.innerHeight, whole);
      if (share <= most || window.scrollY === 0) return;
      most = share;
      told(share);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [end]);
}

/** In whole steps, below 1. @param seenTo how far down one saw, in pixels of the page */
export function shareSeen(seenTo: number, whole: number): number {
  if (whole <= 0) return 0;
  return Math.min(1 - step, Math.floor(seenTo / whole / step) * step);
}
