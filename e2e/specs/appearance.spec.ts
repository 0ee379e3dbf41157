import { kindsOfPages } from '@greenroom/tools/site';
import { PageTime } from '../fixtures/page-time.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { inUse } from '../pages/in-use.ts';

test.describe('with a browser that asks for German', () => {
  test.use({ locale: 'de-DE' });

  test('the site is in German, and switches to English on request', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machen Sie sich bereit, bevor es losgeht.');
    await inUse(page);
    await page.getByRole('link', { name: 'Üben' }).first().click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Was steht Ihnen bevor?');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('What are you walking into?');
  });
});

test('the footer switches the site to German, which stays on the next page', async ({ page }) => {
  await signIn(page);
  await page.goto(kindsOfPages.coaches);
  await inUse(page);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wen hätten Sie gern an Ihrer Seite?');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
});

test('the page follows the device’s color scheme until the visitor chooses one', async ({ page }) => {
  const brightness = () =>
    page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0] ?? Number.NaN));
  await page.goto('/');
  expect(await brightness()).toBeLessThan(60);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(brightness).toBeGreaterThan(200);

  await inUse(page);
  await page.getByRole('button', { name: 'Dark or light' }).click();
  await expect.poll(brightness).toBeLessThan(60);
  await page.reload();
  expect(await brightness()).toBeLessThan(60);
});

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the page asks to turn the phone, and does not ask again until it was turned', async ({ page }) => {
    const time = await PageTime.of(page);
    const asks = page.getByRole('dialog', { name: 'Turn it upright.' });
    await page.goto('/');
    await expect(asks).toBeVisible();
    await page.getByRole('button', { name: 'Stay like this' }).click();
    await expect(asks).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(390);
    await time.pass(400);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(asks).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asks).toBeHidden();
  });
});
