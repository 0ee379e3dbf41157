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

/**
 * Puts the focus on the page's heading, and leaves the page where it is. Nobody who came by an address and has touched
 * nothing yet is shown where the focus is (`data-focus-unasked`).
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

/** In ms: a heading that is still the one before is the new page's too by then. */
const sameAfter = 300;

/** The new page's heading may be a chunk away: it is waited for, however long. Returns what stops the waiting. */
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
