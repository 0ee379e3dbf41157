import type { EventProperties } from '@greenroom/contracts';
import { track } from '../track.ts';

type Persona = EventProperties<'Persona Viewed'>;

/**
 * Counts elements marked with `tile` and `pressed`: a tile when half of it comes into view, once for each page, and
 * presses of either. It uses two listeners for the whole page, whatever is rendered later.
 * @param about returns the current page
 * @returns a function that stops it
 */
export function watchMarks(root: Document, about: () => Persona): () => void {
  let seen = new Set<string>();
  let seenOn = '';
  const marked = (element: Element, kind: 'tile' | 'press', page = about()) => {
    const text = element.getAttribute(`data-counts-${kind}`);
    return text === null ? undefined : { ...page, ...(JSON.parse(text) as object) };
  };
  const view = new IntersectionObserver(
    (entries) => {
      const here = about();
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        view.unobserve(target);
        const page = location.pathname;
        if (page !== seenOn) seen = new Set();
        seenOn = page;
        const key = target.getAttribute('data-counts-tile') ?? '';
        const properties = marked(target, 'tile', here);
        if (seen.has(key) || !properties) continue;
        seen.add(key);
        track('Persona Row Tile Viewed', properties);
      }
    },
    { threshold: 0.5 },
  );
  const found = new WeakSet<Element>();
  const look = () => {
    for (const element of root.querySelectorAll('[data-counts-tile]')) {
      if (found.has(element)) continue;
      found.add(element);
      view.observe(element);
    }
  };
  // Pages load lazily and change: one scan covers all changes within a moment.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changes = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
    }, 200);
  });
  const press = (event: Event) => {
    const element = (event.target as Element | null)?.closest?.('[data-counts-tile], [data-counts-press]');
    if (!element) return;
    const asTile = marked(element, 'tile');
    if (asTile) track('Persona Row Tile Clicked', asTile);
    const asPressed = marked(element, 'press') as EventProperties<'Persona Click'> | undefined;
    if (asPressed) track('Persona Click', asPressed);
  };
  look();
  changes.observe(root.body, { childList: true, subtree: true });
  // In the capture phase, before the page reacts: a link may leave the page.
  root.addEventListener('click', press, true);
  return () => {
    view.disconnect();
    changes.disconnect();
    clearTimeout(timer);
    root.removeEventListener('click', press, true);
  };
}
