import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { axeAndWidth, foundIn, looksAt } from '../pages/looks.ts';
import { SitePage } from '../pages/site-page.ts';

/** Logs in the demonstration's account, which has a plan. */
async function subscriber(page: Page): Promise<void> {
  const answer = await page.request.get('/healthz');
  const headers = { origin: new URL(answer.url()).origin, 'x-greenroom': '1' };
  const data = { username: 'demo@greenroom.example', password: 'places-please-tonight' };
  expect((await page.request.post('/api/persona/v2/auth/login', { headers, data })).ok()).toBe(true);
}

const crumble = '/library/baptiste-orlay/apples-under-a-crumble';

test('a recipe for more servings, in US measures, survives a reload and is cooked step by step by keyboard, with a timer', async ({
  page,
}) => {
  await subscriber(page);
  await page.goto(crumble);
  await new SitePage(page).isThere();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('radio', { name: 'US' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'plain flour' }).first()).toContainText(/oz/);
  await expect(page.getByText('375 °F, or 340 °F with the fan')).toBeVisible();
  await page.reload();
  await expect(page.getByText('375 °F, or 340 °F with the fan')).toBeVisible();

  await page.getByRole('button', { name: 'Cook step by step' }).click();
  const steps = page.getByRole('dialog', { name: 'Apples under a crumble' });
  await expect(steps).toContainText('Step 1 of 6');
  await page.keyboard.press('ArrowRight');
  await expect(steps).toContainText('Step 2 of 6');
  await page.keyboard.press('ArrowRight');
  await expect(steps).toContainText('Step 3 of 6');
  await expect(steps.getByRole('list', { name: 'For this step' })).toContainText('rolled oats');
  for (const step of [4, 5, 6]) {
    await page.keyboard.press('ArrowRight');
    await expect(steps).toContainText(`Step ${step} of 6`);
  }
  await steps.getByRole('button', { name: 'Time 15 minutes' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(steps).toContainText('Step 5 of 6');
  await expect(steps.getByRole('list', { name: 'Timers' })).toContainText(/Step 6.*1[45]:\d\d left/);
  await page.goBack();
  await expect(steps).toBeHidden();
  await expect(page).toHaveURL(/units=us/);
  await expect(page.getByRole('list', { name: 'Timers' })).toContainText('Step 6');
});

test('a timer rings, shows a message, and can be extended by a minute', async ({ page }) => {
  await page.clock.install();
  await subscriber(page);
  await page.goto(`${crumble}?step=6`);
  const steps = page.getByRole('dialog', { name: 'Apples under a crumble' });
  await steps.getByRole('button', { name: 'Time 15 minutes' }).click();
  await page.clock.fastForward(15 * 60_000 + 2_000);
  await expect(steps.getByRole('alert')).toHaveText('Step 6: 15 minutes are up.');
  await steps.getByRole('button', { name: 'One minute more' }).click();
  await expect(steps.getByRole('alert')).toHaveText('');
  await expect(steps.getByRole('list', { name: 'Timers' })).toContainText('left');
});

test.describe(() => {
  test.use({ locale: 'de-DE' });

  test('steps in German, narrow and wide, in both lights: nothing hides, nothing scrolls sideways', async ({
    page,
  }) => {
    await subscriber(page);
    await page.goto(`${crumble}?step=5&serves=7`);
    await expect(page.getByRole('dialog')).toContainText('Schritt 5 von 6');
    await page.getByRole('button', { name: '35 Minuten stellen' }).click();
    await expect(page.getByRole('dialog').locator('[lang="de"]').first()).toBeAttached();
    expect(await foundIn(page, looksAt(320, 1440), () => axeAndWidth(page))).toEqual({});
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await foundIn(page, looksAt(320, 1440), () => axeAndWidth(page))).toEqual({});
  });
});

test('the answers to an exercise are saved, appear in another tab, and are listed among the account’s answers', async ({
  page,
  context,
}) => {
  await subscriber(page);
  const address = '/library/noor-halabieh/put-four-oclock-back-to-bed';
  await page.goto(address);
  await new SitePage(page).isThere();
  const words = `The letter. After breakfast. ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: /What wakes me/ }).fill(words);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /What wakes me/ })).toHaveValue(words);

  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('textbox', { name: /What wakes me/ })).toHaveValue(words);
  await other.close();

  await page.goto('/library/noor-halabieh?tab=history');
  await page.locator('summary').filter({ hasText: 'o’clock' }).click();
  await expect(page.getByText(words)).toBeVisible();
  expect(await foundIn(page, looksAt(320), () => axeAndWidth(page))).toEqual({});
});

test('an item’s end leads to the next, and the library counts finished items', async ({ page }) => {
  await subscriber(page);
  await page.goto('/library/noor-halabieh/put-four-oclock-back-to-bed');
  await new SitePage(page).isThere();
  await page.getByRole('radio', { name: 'Larger' }).click();
  await expect(page.locator('html')).toHaveAttribute('style', /--reading: 1.2/);
  await page.getByRole('button', { name: 'I’ve finished this' }).click();
  await expect(page.getByText('Finished, Today')).toBeVisible();
  await page.getByRole('region', { name: 'Next on the shelf' }).getByRole('link').click();
  await expect(page).not.toHaveURL(/put-four/);
  await page.goto('/library/noor-halabieh');
  await expect(page.getByText(/1 of 9 finished/)).toBeVisible();
});
