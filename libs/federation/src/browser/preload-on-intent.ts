import { ownerOf } from '../owner-of.ts';
import type { ReleaseManifest } from '../release.ts';
import { loadRoutes } from './remotes.ts';
import { preloadScreen } from './screens.tsx';

/** A pointer that passes over a link means nothing; one that rests on it for so many milliseconds does. */
const dwellMs = 65;

/**
 * Fetches the page behind a link of ours (its remote, its screen, their messages) once someone seems to want it: rests
 * on it, touches it, comes to it by keyboard. The links of the navigation are fetched when they are in sight and the
 * page has nothing else to do, unless the connection is slow or counted.
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
      // Nobody asked for it yet; when someone does, it is tried again.
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
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, comes, { passive: true });

  if (connectionIsGood()) whenIdle(() => whenInSight(document.querySelectorAll('nav a[href]'), preload));
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined;
}

/** The path of a link that leads to another page of ours, in this window. */
function pathOf({ origin, pathname, target }: HTMLAnchorElement): string | undefined {
  const { location } = window;
  return origin === location.origin && pathname !== location.pathname && target === '' ? pathname : undefined;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** As far as the browser says: some do not. */
function connectionIsGood(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/(2|3)g$/.test(connection?.effectiveType ?? '');
}

/** Once the page is loaded, and the browser idle; where it cannot say so, after two seconds. */
function whenIdle(act: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? window.requestIdleCallback(act) : setTimeout(act, 2_000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** One after another, so that they do not take the connection from what the page does meanwhile. */
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
