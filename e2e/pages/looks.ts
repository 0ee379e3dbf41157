import AxeBuilder from '@axe-core/playwright';
import { test, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { SitePage } from './site-page.ts';

/** A viewport width and a color scheme. */
interface Look {
  width: number;
  colorScheme: 'dark' | 'light';
}

/** Returns each of these widths in both color schemes. */
export const looksAt = (...widths: number[]): Look[] =>
  widths.flatMap((width) => (['dark', 'light'] as const).map((colorScheme) => ({ width, colorScheme })));

/**
 * Checks the open page at each of these looks without reloading it.
 * @param find returns the problems of the page as it looks now
 * @returns the problems by look; looks without problems are left out
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

/** Gives axe to each document that the page opens from now on, which is quicker than injecting it when it is needed. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axeCore.source });
}

/** Returns axe's findings, and whether the page is wider than its window. */
export async function axeAndWidth(page: Page, which: Which = 'serious'): Promise<string[]> {
  return [...(await new SitePage(page).tooWide()), ...(await axeFinds(page, which))];
}

/** Which axe findings count: all, or only serious and critical ones. */
type Which = 'all' | 'serious';

/**
 * @param part selector of the part to check; by default the whole page
 * @param without selector of what is not checked
 */
export async function axeFinds(
  page: Page,
  which: Which = 'serious',
  part?: string,
  without?: string,
): Promise<string[]> {
  const isOneFrame = page.frames().length === 1;
  // The builder injects axe twice, and each time takes longer than the checks themselves.
  if (isOneFrame && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const axe = new AxeBuilder({ page, ...(isOneFrame && { axeSource: ';' }) }).options({ resultTypes: ['violations'] });
  // For several frames axe merges results in an extra page, which a single frame does not need.
  if (isOneFrame) axe.setLegacyMode();
  if (part !== undefined) axe.include(part);
  if (without !== undefined) axe.exclude(without);
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
  // After two frames, everything that reacts to the width or the color scheme has rendered.
  await page.evaluate(async (wanted) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    while (window.innerWidth !== wanted) await frame();
    await frame();
    await frame();
  }, width);
}
