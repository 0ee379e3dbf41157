import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isAtEnd, isNearBeginning, placeAfterChange } from './sticky-scroll.ts';

interface StickyScroll {
  box: RefObject<HTMLDivElement | null>;
  atEnd: boolean;
  onScroll(): void;
  toEnd(): void;
}

/**
 * Keeps a conversation at its end while it grows, unless one has scrolled up.
 * @param first names the first message; when it changes, older ones have come in above
 * @param onBeginning called when one comes near the beginning
 */
export function useStickyScroll(first: string | undefined, onBeginning: () => void): StickyScroll {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ atEnd: true, scrollHeight: 0, first });
  const [atEnd, setAtEnd] = useState(true);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const grewAbove = before.current.first !== first;
    const place = placeAfterChange(element, { ...before.current, grewAbove });
    if (Math.abs(place - element.scrollTop) > 1) element.scrollTop = place;
    before.current = { atEnd: before.current.atEnd, scrollHeight: element.scrollHeight, first };
  });

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    before.current.atEnd = isAtEnd(element);
    setAtEnd(before.current.atEnd);
    if (isNearBeginning(element)) onBeginning();
  };

  const toEnd = () => {
    before.current.atEnd = true;
    setAtEnd(true);
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };

  return { box, atEnd, onScroll, toEnd };
}
