import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a page change, scrolls to the top (except on Back) and focuses the heading, for keyboards and screen readers.
 * Does nothing on the first page of a visit. A link with a `#` is the page's own to follow, and a visitor who already
 * types in the new page, or in a dialog over it, keeps the focus.
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

/**
 * Focuses the page's heading without scrolling. Before the visitor's first interaction the focus ring is hidden
 * (`data-focus-unasked`).
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.toggleAttribute(
    'data-focus-unasked',
    navigator.userActivation ? !navigator.userActivation.hasBeenActive : false,
  );
  heading?.focus({ preventScroll: true });
}

/** In ms: if the heading is still the same element after this time, it belongs to the new page too. */
const sameAfter = 300;

/**
 * Waits for the new page's heading, which may be in a chunk that is still loading. Returns a function that stops the
 * wait.
 */
function focusHeadingWhenThere(): () => void {
  const before = document.querySelector('main h1');
  const focusedBefore = document.activeElement;
  const began = performance.now();
  const stop = () => {
    changes.disconnect();
    clearTimeout(timer);
  };
  const focusNew = () => {
    const focused = document.activeElement;
    if (focused !== focusedBefore && focused?.matches(':is(main, [role=dialog]) :is(input, textarea)')) return stop();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || (heading === before && heading.isConnected && performance.now() - began < sameAfter)) return;
    stop();
    focusHeading();
  };
  const changes = new MutationObserver(focusNew);
  const timer = setTimeout(focusNew, sameAfter);
  changes.observe(document.body, { childList: true, subtree: true });
  focusNew();
  return stop;
}
