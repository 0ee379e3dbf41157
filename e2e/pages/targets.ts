import type { Page } from '@playwright/test';

/**
 * Finds buttons, links and fields that do not answer on 44 × 44 CSS pixels around their middle. Links within a sentence
 * are excepted, as in WCAG 2.2, 2.5.8.
 * @returns a line for each
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const half = 21;
    const selector =
      'a[href], button, summary, select, textarea, input:not([type=hidden]), ' +
      '[role=button], [role=link], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=slider]';
    const isInSentence = (element: Element) => {
      if (!element.matches('a, button') || !getComputedStyle(element).display.startsWith('inline')) return false;
      const own = element.textContent?.trim() ?? '';
      const block = element.closest('p, li, dd, td, label, figcaption, span, h1, h2, h3, legend');
      return block !== null && (block.textContent?.trim().length ?? 0) > own.length + 1;
    };
    /** The control as it is seen: a hidden field is drawn by its label. */
    const seen = (element: HTMLElement): HTMLElement | undefined => {
      const box = element.getBoundingClientRect();
      const isDrawn =
        box.width > 2 && box.height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (isDrawn) return element;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return label?.checkVisibility({ visibilityProperty: true }) ? label : undefined;
    };
    const answers = (element: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return false;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [element, ...labels].some((one) => one.contains(hit)) || hit.closest('label')?.control === element;
    };
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const drawn = seen(element);
      if (!drawn || element.matches(':disabled') || element.closest('[inert], [aria-hidden=true]')) return [];
      if (isInSentence(element)) return [];
      drawn.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // Outside of the window until it has the focus, as the skip link is.
      if (x < 0 || y < 0) return [];
      const missed = [
        [-half, 0],
        [half, 0],
        [0, -half],
        [0, half],
      ].filter(([dx, dy]) => !answers(element, x + dx!, y + dy!));
      if (missed.length === 0) return [];
      const name = element.ariaLabel ?? element.textContent?.trim().slice(0, 40) ?? '';
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      return [`${element.tagName.toLowerCase()} “${name}” ${size}, not at ${missed.map(String).join(' and ')}`];
    });
  });
}
