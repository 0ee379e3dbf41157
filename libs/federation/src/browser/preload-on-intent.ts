import { ownerOf } from '../owner-of.ts';
import type { ReleaseManifest } from '../release.ts';
import { loadRoutes } from './remotes.ts';
import { preloadScreen } from './screens.tsx';

/** A pointer has to rest on a link for this many milliseconds to count as intent. */
const dwellMs = 65;

/**
 * Preloads the page behind an internal link (its remote, screen and messages) once a visitor seems to want it: hovers,
 * touches or focuses the link. Links of the navigation are preloaded when they are in sight and the page is idle,
 * unless the connection is slow or metered.
 */
export function preloadOnIntent({ remotes }: ReleaseManifest): void {
  const preload = async (link: HTMLAnchorElement) => {
    const path = pathOf(link);
    const owner = path === undefined ? undefined : ownerOf(path, remotes)?.owner;
    if (path === undefined || !owner) return;
    try {
      const route = ownerOf(path, [{ pages: await loadRoutes(owner) }])?.page;
      if (route) await preloadScreen(route);
    } catch {
      // A failed preload is retried on navigation.
    }
  };

  let dwelling: ReturnType<typeof setTimeout> | undefined;
  const comes = (event: Event) => {
    clearTimeout(dwelling);
    const link = linkOf(event);
    if (!link) return;
    if (event.type === 'pointerover') dwelling = setTimeout(() => void preload(link), dwellMs);
    else void preload(link);
  };
  // Captured, because React stops events on parts that it has not hydrated yet and repeats them later.
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, comes, { capture: true, passive: true });

  if (connectionIsGood()) whenIdle(() => whenInSight(document.querySelectorAll('nav a[href]'), preload));
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined;
}

/** Returns the path of a link to another page of the site in the same window. */
function pathOf({ origin, pathname, target }: HTMLAnchorElement): string | undefined {
  const { location } = window;
  return origin === location.origin && pathname !== location.pathname && target === '' ? pathname : undefined;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Reports whether the connection is good, as far as the browser tells. */
function connectionIsGood(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/(2|3)g$/.test(connection?.effectiveType ?? '');
}

/** Runs once the page is loaded and the browser idle; after two seconds where the browser cannot tell. */
function whenIdle(act: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? window.requestIdleCallback(act) : setTimeout(act, 2_000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Preloads one link after another, so that preloading does not take the connection from the page. */
function whenInSight(links: Iterable<HTMLAnchorElement>, preload: (link: HTMLAnchorElement) => Promise<void>): void {
  let turn = Promise.resolve();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      turn = turn.then(() => preload(target as HTMLAnchorElement));
    }
  });
  for (const link of links) observer.observe(link);
}
