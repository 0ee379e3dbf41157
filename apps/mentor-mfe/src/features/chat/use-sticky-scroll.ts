import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { followsAfterScroll, isAtEnd, isNearBeginning } from './sticky-scroll.ts';

interface StickyScroll {
  box: RefObject<HTMLDivElement | null>;
  /** The box's content, whose height is observed. */
  content: RefObject<HTMLDivElement | null>;
  atEnd: boolean;
  onScroll(): void;
  toEnd(): void;
  /** Stops following the end, because the page scrolls somewhere else. */
  letGo(): void;
}

/**
 * Keeps a conversation scrolled to its end while it grows, unless the user has scrolled up.
 * @param onBeginning called when the user scrolls near the beginning
 */
export function useStickyScroll(onBeginning: () => void): StickyScroll {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const before = useRef({ scrollTop: 0, scrollHeight: 0 });
  const [atEnd, setAtEnd] = useState(true);

  const settle = useCallback(() => {
    const element = box.current;
    if (!element) return;
    if (follows.current) element.scrollTop = element.scrollHeight;
    before.current = { scrollTop: element.scrollTop, scrollHeight: element.scrollHeight };
  }, []);

  useLayoutEffect(() => {
    settle();
    const observer = new ResizeObserver(settle);
    for (const { current } of [box, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [settle]);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    follows.current = followsAfterScroll(follows.current, element, before.current);
    before.current = { scrollTop: element.scrollTop, scrollHeight: element.scrollHeight };
    setAtEnd(follows.current || isAtEnd(element));
    if (isNearBeginning(element)) onBeginning();
  };

  const toEnd = () => {
    follows.current = true;
    setAtEnd(true);
    settle();
  };

  const letGo = useCallback(() => {
    follows.current = false;
  }, []);

  return { box, content, atEnd, onScroll, toEnd, letGo };
}
