import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Progress is reported in steps of this share. */
const step = 0.2;

/**
 * Reports the share of the page read, in steps, each once. The end is never reported: scrolling there does not mean
 * that the item is finished.
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

/** Returns the share in whole steps, below 1. @param seenTo lowest visible position, in pixels of the page */
export function shareSeen(seenTo: number, whole: number): number {
  if (whole <= 0) return 0;
  return Math.min(1 - step, Math.floor(seenTo / whole / step) * step);
}
