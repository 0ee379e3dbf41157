import type { Page } from '@playwright/test';

/**
 * Gives the focus to everything that the Tab key reaches, in its order. Finds what does not show that it has the focus,
 * is then covered or out of the window, or stands before (above, in its own column) what had the focus before.
 * @returns a line for each
 */
export function focusTroubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, summary, select, textarea, input, [tabindex], [contenteditable=true]';
    const isReached = (element: HTMLElement) => {
      if (element.tabIndex < 0 || element.matches(':disabled, [type=hidden]') || element.closest('[inert]'))
        return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
      // Of a group of radio buttons the Tab key reaches the checked one, else the first.
      const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        ({ name, form }) => name === element.name && form === element.form,
      );
      return !group.some(({ checked }) => checked) && group[0] === element;
    };
    const isTiny = ({ width, height }: DOMRect) => width <= 2 || height <= 2;
    const drawnBy = (element: HTMLElement): HTMLElement => {
      const isHidden = isTiny(element.getBoundingClientRect()) || !element.checkVisibility({ opacityProperty: true });
      return (isHidden && element instanceof HTMLInputElement && element.labels?.[0]) || element;
    };
    const hasRing = (element: Element | null) =>
      element !== null &&
      [undefined, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element, pseudo);
        const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        const isFramed = pseudo !== undefined && borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 2;
        return isOutlined || isFramed;
      });
    const found: string[] = [];
    let before: { element: HTMLElement; box: DOMRect; region: Element | null } | undefined;
    for (const element of [...document.querySelectorAll<HTMLElement>(selector)].filter(isReached)) {
      const name = `${element.tagName.toLowerCase()} “${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}”`;
      if (element.tabIndex > 0) found.push(`${name} has a tab index of ${element.tabIndex}`);
      element.focus({ focusVisible: true });
      if (document.activeElement !== element) {
        found.push(`${name} does not take the focus`);
        continue;
      }
      const drawn = drawnBy(element);
      const rings = [element, drawn, element.parentElement, element.nextElementSibling, drawn.parentElement];
      if (!rings.some(hasRing)) found.push(`${name} does not show the focus`);
      const rect = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect();
      const x = (Math.max(rect.left, 0) + Math.min(rect.right, window.innerWidth)) / 2;
      const y = (Math.max(rect.top, 0) + Math.min(rect.bottom, window.innerHeight)) / 2;
      const over = document.elementFromPoint(x, y);
      const isOwn = [element, drawn].some((one) => one.contains(over) || over?.contains(one));
      if (!isOwn && over?.closest('label')?.control !== element)
        found.push(`${name} has the focus below ${over?.outerHTML.slice(0, 80) ?? 'the edge of the window'}`);
      const box = new DOMRect(rect.x + window.scrollX, rect.y + window.scrollY, rect.width, rect.height);
      const region = element.closest('main, header, nav, footer, aside, dialog, [role=dialog]');
      const isAbove = before && before.region === region && box.bottom <= before.box.top + 1;
      if (isAbove && box.left < before!.box.right - 1)
        found.push(`${name} comes after “${before!.element.textContent?.trim().slice(0, 40)}”, which is below it`);
      before = { element, box, region };
    }
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
    return found;
  });
}
