import type { Page } from 'playwright';

/** Maximum height of a picture in CSS pixels; longer pages are cut. */
const mostHeight = 1_800;
const quality = 64;

/**
 * Saves a picture of the page as JPEG, once its fonts and images are loaded.
 * @param part the whole page, or only the part that the window shows
 */
export async function photograph(page: Page, path: string, part: 'page' | 'window'): Promise<void> {
  await seeAllOfIt(page);
  const options = { path, type: 'jpeg', quality, animations: 'disabled', caret: 'hide' } as const;
  if (part === 'window') {
    await page.screenshot(options);
    return;
  }
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(length, height), mostHeight) };
  await page.evaluate(putBarsAtTheEnd, clip.height);
  await page.screenshot({ ...options, clip, fullPage: true });
}

/** Scrolls through the page, because images further down load lazily. */
async function seeAllOfIt(page: Page): Promise<void> {
  await page.evaluate(async (end) => {
    for (let top = 0; top < Math.min(document.documentElement.scrollHeight, end); top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
  }, mostHeight);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => {}))),
  );
}

/**
 * Moves bars that are fixed to the bottom of the window to the end of the page; otherwise they would cover the middle
 * of a long picture.
 */
function putBarsAtTheEnd(length: number): void {
  for (const bar of document.querySelectorAll<HTMLElement>('nav')) {
    if (getComputedStyle(bar).position !== 'fixed') continue;
    Object.assign(bar.style, { position: 'absolute', inset: 'auto 0', top: `${length - bar.offsetHeight}px` });
  }
}
