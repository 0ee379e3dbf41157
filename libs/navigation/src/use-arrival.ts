import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a change of page: begins at its top (unless one went back) and puts the focus on its heading,
 * so that a keyboard and a screen reader are where the eye is. A link to a place of a page, by its `#`, leads there.
 * The first page of a visit is left alone.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const how = useNavigationType();
  const arrivedAt = useRef(pathname);
  const place = how === 'PUSH' ? hash.slice(1) : '';

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (place) return;
    if (how !== 'POP') window.scrollTo(0, 0);
    return whenThere(newHeading(), focus);
  }, [pathname, how, place]);

  useEffect(() => {
    if (!place) return;
    return whenThere(
      () => document.getElementById(place),
      (found) => {
        found.scrollIntoView();
        focus(found);
      },
    );
  }, [place, key]);
}

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The heading of the page that comes; the one before may stand for a moment yet. */
function newHeading(): () => HTMLElement | null {
  const before = document.querySelector('main h1');
  const began = performance.now();
  return () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    return heading === before && heading?.isConnected && performance.now() - began < 300 ? null : heading;
  };
}

/** What is looked for may be a chunk away: it is waited for, at most 5 s. Returns what stops the waiting. */
function whenThere(find: () => HTMLElement | null, act: (found: HTMLElement) => void): () => void {
  const began = performance.now();
  const look = () => {
    const found = find();
    if (found) act(found);
    return found !== null;
  };
  if (look()) return () => {};
  const timer = setInterval(() => {
    if (look() || performance.now() - began > 5_000) clearInterval(timer);
  }, 50);
  return () => clearInterval(timer);
}
