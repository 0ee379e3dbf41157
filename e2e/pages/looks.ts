import AxeBuilder from '@axe-core/playwright';
import { test, type Page } from '@playwright/test';
import { SitePage } from './site-page.ts';

/** How wide a page is, and in which light. */
interface Look {
  width: number;
  colorScheme: 'dark' | 'light';
}

/** Each of these widths, in both lights. */
export const looksAt = (...widths: number[]): Look[] =>
  widths.flatMap((width) => (['dark', 'light'] as const).map((colorScheme) => ({ width, colorScheme })));

/**
 * Looks at the page that is open in each of these looks, without loading it anew.
 * @param find what is wrong with it, as it looks now
 * @returns what was found, by the name of the look; looks in which nothing was found are left out
 */
export async function foundIn(
  page: Page,
  looks: readonly Look[],
  find: () => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const look of looks) {
    const name = `${look.colorScheme}, ${look.width} px`;
    await test.step(name, async () => {
      await wear(page, look);
      const wrong = await find();
      if (wrong.length > 0) found[name] = wrong;
    });
  }
  return found;
}

/** What axe finds on the page, and whether the page is wider than its window. */
export async function axeAndWidth(page: Page, which: Which = 'serious'): Promise<string[]> {
  const over = await new SitePage(page).overflow();
  return [...(over > 0 ? [`${over} px wider than the window`] : []), ...(await axeFinds(page, which))];
}

/** What is asked of axe: all that it knows, or what is serious and critical. */
type Which = 'all' | 'serious';

/** @param part of the page, by its selector; left out, all of it */
export async function axeFinds(page: Page, which: Which = 'serious', part?: string): Promise<string[]> {
  const isOneFrame = page.frames().length === 1;
  // Sending axe to the page takes as long as a part of its work: a document that has it keeps it.
  const hasAxe = isOneFrame && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) }).options({ resultTypes: ['violations'] });
  // Results of several frames are put together in a page of their own, which one frame needs not.
  if (isOneFrame) axe.setLegacyMode();
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => which === 'all' || impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, html }) => `${String(target)} ${html.slice(0, 120)}`).join(' | ')}`,
    );
}

async function wear(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 900 });
  await page.emulateMedia({ colorScheme });
  // What listens to the width or the light has drawn by then.
  await page.evaluate(async (wanted) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    while (window.innerWidth !== wanted) await frame();
    await frame();
    await frame();
  }, width);
}
