import type { Page } from 'playwright';

/** Longer pages are cut here, in CSS pixels. */
const mostHeight = 2_400;
const quality = 80;

/** Takes a picture of the page as long as it is, as a JPEG file, when its letters and pictures are there. */
export async function photograph(page: Page, path: string): Promise<void> {
  await seeAllOfIt(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(length, height), mostHeight) };
  await page.screenshot({ path, type: 'jpeg', quality, clip, fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** Pictures further down are fetched when one comes near them. */
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
  await page.evaluate(() => Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => {}))));
}
