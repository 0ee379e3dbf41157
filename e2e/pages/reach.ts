import type { Page } from '@playwright/test';

/** Side of a target, in CSS pixels: https://www.w3.org/TR/WCAG22/#target-size-enhanced. */
const tap = 44;

/**
 * Controls that a finger may miss: less than 44 pixels answer around their middle, in height or in width. What counts is
 * where a press lands, so a label or a card around a control belongs to it. Links within a sentence are exempt.
 * @returns a line for each, empty where there is none
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]');
    const isInSentence = (element: Element) => {
      if (!getComputedStyle(element).display.startsWith('inline')) return false;
      const own = element.textContent.trim();
      const around = [...(element.parentElement?.childNodes ?? [])].filter((node) => node instanceof Text);
      return around.some((node) => node.data.trim().length > 2) && own.length > 0;
    };
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    const found = controls.flatMap((control) => {
      if (!isShown(control) || isInSentence(control)) return [];
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      // What is only there for those who hear the page has no size.
      if (width <= 1 || height <= 1) return [];
      const isOutside = left + width < 1 || top + height < 1 || left > window.innerWidth || top > window.innerHeight;
      if (isOutside) return [];
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const answers = (x: number, y: number) => {
        const at = document.elementFromPoint(x, y);
        return (
          at !== null &&
          [control, ...labels].some((own) => own.contains(at) || at.contains(own) === own.matches('option'))
        );
      };
      const [x, y] = [left + width / 2, top + height / 2];
      const reach = (dx: number, dy: number) => {
        let length = 0;
        while (length < least && answers(x + dx * (length + 0.5), y + dy * (length + 0.5))) length += 1;
        return length;
      };
      const [wide, high] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
      if (wide >= least && high >= least) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
      return [`${control.tagName.toLowerCase()} “${name}” answers on ${wide} × ${high} px`];
    });
    window.scrollTo(0, 0);
    return found;
  }, tap);
}

/** Doubles the text of the page, as a browser does that is asked for larger text alone. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sizes = [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
      .map((element) => ({ element, size: Number.parseFloat(getComputedStyle(element).fontSize) }));
    for (const { element, size } of sizes) {
      // A line height in pixels would not grow with its letters.
      const line = Number.parseFloat(getComputedStyle(element).lineHeight) / size;
      element.style.fontSize = `${size * 2}px`;
      if (!Number.isNaN(line)) element.style.lineHeight = String(line);
    }
  });
}

/** Text that cannot be read whole: cut off by the box around it. @returns a line for each */
export function cutOffText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      const forHearing = position === 'absolute' && clipPath !== 'none';
      if (forHearing || element.clientWidth <= 1 || !element.checkVisibility({ visibilityProperty: true })) return [];
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const cutX = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const cutY = hides(overflowY) && element.scrollHeight > element.clientHeight + 1;
      if (!cutX && !cutY) return [];
      // Pictures may be larger than their frame; words may not.
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        if ((node.textContent ?? '').trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width <= 1) continue;
        const outX = cutX && (box.right > right + 2 || box.left < left - 2);
        const outY = cutY && (box.bottom > bottom + 2 || box.top < top - 2);
        if (outX || outY)
          return [`“${node.textContent?.trim().slice(0, 40)}” is cut off by ${element.outerHTML.slice(0, 80)}`];
      }
      return [];
    }),
  );
}

/**
 * Goes through the page with the Tab key, to its end or `most` controls far.
 * @returns what is wrong on the way: a focus outside of the window or under a bar, a focus nobody sees, an order other
 * than that of the document
 */
export async function focusTroubles(page: Page, most = 80): Promise<string[]> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });
  const troubles: string[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const trouble = await page.evaluate(() => {
      const now = document.activeElement;
      const memory = window as { lastFocused?: Element };
      if (!(now instanceof HTMLElement) || now === document.body) return 'end';
      const name = `${now.tagName.toLowerCase()} “${(now.getAttribute('aria-label') ?? now.textContent).trim().slice(0, 40)}”`;
      const before = memory.lastFocused;
      memory.lastFocused = now;
      if (before?.isConnected && before.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_PRECEDING) return 'end';
      const shows = now.matches('input[type=radio], input[type=checkbox], input[type=file]')
        ? (now.closest('label') ?? now.parentElement ?? now)
        : now;
      const { left, right, top, bottom, width, height } = shows.getBoundingClientRect();
      if (right < 1 || left > window.innerWidth - 1 || bottom < 1 || top > window.innerHeight - 1)
        return `${name} has the focus outside of the window`;
      const inSight = [0.1, 0.5, 0.9].some((part) => {
        const [x, y] = [left + width * 0.5, top + height * part];
        const at = document.elementFromPoint(x, Math.min(window.innerHeight - 1, Math.max(0, y)));
        return at !== null && (shows.contains(at) || at.contains(shows));
      });
      if (!inSight) return `${name} has the focus under something else`;
      // Parts of a date field show their own.
      if (now.matches('input[type=date], input[type=time]')) return '';
      const ringed = (element: Element, part?: string) => getComputedStyle(element, part).outlineStyle !== 'none';
      const near = [now, now.parentElement, now.parentElement?.parentElement, now.nextElementSibling];
      const shown = near.some((one) => one && (ringed(one) || ringed(one, '::before') || ringed(one, '::after')));
      return shown ? '' : `${name} does not show its focus`;
    });
    if (trouble === 'end') break;
    if (trouble !== '') troubles.push(trouble);
  }
  return troubles;
}

/** What moves although less motion was asked for: animations that run, and changes that take time. @returns a line for each */
export function movesOfItself(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        return `${target?.tagName.toLowerCase()} “${target?.textContent?.trim().slice(0, 40)}” moves`;
      }),
  );
}
