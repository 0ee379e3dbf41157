import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a change of page: begins at its top (unless one went back) and puts the focus on its heading,
 * so that a keyboard and a screen reader are where the eye is. The first page of a visit is left alone, a link to a place
 * of a page, by its `#`, is that page's to follow, and one who writes in the new page already, or in a dialog over it, is
 * not taken away from it.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (how === 'PUSH' && hash) return;
    if (how !== 'POP') window.scrollTo(0, 0);
    return focusHeadingWhenThere();
  }, [pathname, hash, how]);
}

/** The new page's heading may be a chunk away: it is waited for, at most 5 s. Returns what stops the waiting. */
function focusHeadingWhenThere(): () => void {
  const before = document.querySelector('main h1');
  const focusedBefore = document.activeElement;
  const focusNew = () => {
    const focused = document.activeElement;
    if (focused !== focusedBefore && focused?.matches(':is(main, [role=dialog]) :is(input, textarea)')) return true;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || (heading === before && heading.isConnected && performance.now() - began < 300)) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  const began = performance.now();
  if (focusNew()) return () => {};
  const timer = setInterval(() => {
    if (focusNew() || performance.now() - began > 5_000) clearInterval(timer);
  }, 50);
  return () => clearInterval(timer);
}
