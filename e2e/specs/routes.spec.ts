import { paths } from '@greenroom/contracts';
import { imogen } from '@greenroom/tools/site';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { inUse } from '../pages/in-use.ts';
import { SitePage } from '../pages/site-page.ts';

test('an unknown address is answered with 404', async ({ page, consoleErrors }) => {
  consoleErrors.announce(/ 404/);
  for (const address of ['/no/such/door', '/wp-login', '/aimentor', `/library/${imogen.slug}/a/b`]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('Page not found');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page, address).toHaveURL('/');
  }
});

test('a coach and an item that do not exist say so in the page', async ({ page, consoleErrors }) => {
  consoleErrors.announce(/ 404/);
  await page.goto('/aimentor/nobody-known');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No coach by that name');
  await page.goto(`/library/${imogen.slug}/nothing-known`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That’s not on this shelf');
});

test('a page change focuses the heading, keeps the previous address, and can be undone with the Back button', async ({
  page,
}) => {
  const site = new SitePage(page);
  await signIn(page);
  await page.goto(paths.coaches);
  await site.isThere();
  await site.goTo('Practice');
  await expect(site.heading).toHaveText('What are you walking into?');
  await expect(site.heading).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('previousUrl'))).toBe(paths.coaches);

  await site.goTo('Meetings');
  await expect(page).toHaveTitle(/^Prompter.* · Greenroom$/);
  expect(await page.evaluate(() => sessionStorage.getItem('previousUrl'))).toBe(paths.categories);

  await page.goBack();
  await expect(site.heading).toHaveText('What are you walking into?');
  await page.goBack();
  await expect(page).toHaveURL(paths.coaches);
  await site.isThere();
  await page.goForward();
  await expect(site.heading).toHaveText('What are you walking into?');
});

test('a page starts at its top, and Back returns to the earlier position', async ({ page }) => {
  const site = new SitePage(page);
  await page.goto(paths.root);
  await inUse(page, 'main a');
  const coach = page.getByRole('main').getByRole('link', { name: imogen.name }).last();
  await coach.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await coach.click();
  await expect(page.getByRole('heading', { level: 1, name: imogen.name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await site.isThere();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});
