import type { Page } from '@playwright/test';

/** Doubles the text size of the page, as a browser's text-only zoom does. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sizes = [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
      .map((element) => ({ element, size: Number.parseFloat(getComputedStyle(element).fontSize) }));
    for (const { element, size } of sizes) {
      // A line height in pixels would not grow with the letters.
      const line = Number.parseFloat(getComputedStyle(element).lineHeight) / size;
      element.style.fontSize = `${size * 2}px`;
      if (!Number.isNaN(line)) element.style.lineHeight = String(line);
    }
  });
}

/** Finds text that its box cuts off. @returns a line for each */
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
      // Images may be larger than their frame; text may not.
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

/** Finds animations and transitions that run although reduced motion is requested. @returns a line for each */
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
