import type { Page } from '@playwright/test';
import { fillPath, paths } from '@greenroom/contracts';
import { imogen, nervous } from '@greenroom/tools/site';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { inUse } from '../pages/in-use.ts';
import { PlayerOnPage } from '../pages/player-on-page.ts';

/** Delays scripts. @returns a function that lets them load */
async function hold(page: Page, scripts: string): Promise<() => void> {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(scripts, async (route) => {
    await coming;
    await route.continue();
  });
  return come;
}

const lesson = fillPath(paths.libraryItem, { instructorSlug: imogen.slug, itemSlug: nervous.item.slug });

for (const [what, scripts] of [
  ['any script is there', '**/*.js'],
  ['its remote is there', '**/remotes/mentor-mfe/**/*.js'],
] as const) {
  test(`a press on a button before ${what} takes effect afterwards, and once`, async ({ page }) => {
    await signIn(page);
    const come = await hold(page, scripts);
    await page.goto(lesson, { waitUntil: 'commit' });
    const listen = page.getByRole('button', { name: 'Listen', exact: true });
    await listen.click();
    await listen.click();
    // The shell hydrates before the remote does.
    if (scripts !== '**/*.js') await inUse(page, 'footer button');
    come();
    await expect(new PlayerOnPage(page).region).toHaveCount(1);
    await expect(listen).toHaveCount(0);
    expect(await page.evaluate(() => (window as { earlyPresses?: Set<unknown> }).earlyPresses?.size)).toBe(0);

    const comeAgain = await hold(page, scripts);
    await page.goto(paths.coaches, { waitUntil: 'commit' });
    const filter = page.getByRole('group', { name: 'Filter by subject' }).getByRole('button').nth(1);
    await filter.click();
    comeAgain();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
  });
}

test('the header’s search opens for a press before its script has loaded', async ({ page }) => {
  await signIn(page);
  const come = await hold(page, '**/*.js');
  await page.goto(paths.coaches, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  come();
  await expect(page.getByRole('dialog')).toBeVisible();
});
