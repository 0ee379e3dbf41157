import { analyticsCookies } from '@greenroom/contracts';
import { imogen, newcomer, signInWithoutPlan } from '@greenroom/tools/site';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { isOfProduct } from '../pages/asked-of-api.ts';
import { SitePage } from '../pages/site-page.ts';

/* What the browser stores, by the names of the specification (sections 2 to 4, 7 and 9). */

test('a login stores the profile, which API requests carry from then on; a logout removes it from the browser', async ({
  page,
}) => {
  const calls: { path: string; profile: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isOfProduct(pathname)) calls.push({ path: pathname, profile: request.headers()['x-profile-id'] });
  });
  const stored = () => page.evaluate(() => localStorage.getItem('currentProfileId'));
  await page.goto('/');
  expect(await stored()).toBeNull();
  await signIn(page);
  await page.goto('/settings');
  await expect.poll(stored).toMatch(/^[1-9]\d*$/);
  const id = await stored();
  const { profile } = (await (await page.request.get('/api/v1/users/me')).json()) as { profile: { id: number } };
  expect(id).toBe(String(profile.id));
  // The page's own requests are done.
  await page.waitForLoadState('networkidle');
  calls.length = 0;
  await page.goto('/coaches');
  await new SitePage(page).isThere();
  await page.getByRole('main').getByRole('link', { name: imogen.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: imogen.name })).toBeVisible();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(calls.filter(({ profile }) => profile !== id)).toEqual([]);
  await new AccountPages(page).logOut();
  await expect.poll(stored).toBeNull();
});

test('a page of one account reloads once another account has logged in in another tab of the browser', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/settings');
  const name = page.locator('#you').getByLabel('Name');
  await expect(name).not.toHaveValue('');
  await name.fill('Written before');
  const other = await context.newPage();
  await new AccountPages(other).logOut();
  await signInWithoutPlan(context, page.url());
  await other.goto('/settings');
  await expect(name).toHaveValue(newcomer.name);
});

test('scripts can read the cookies meant for them, and no token', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/settings');
  // Analytics loads later and has cookies of its own.
  const analyticsCookieNames = Object.values(analyticsCookies).map(({ name }) => name as string);
  const readable = await page.evaluate(() => document.cookie.split('; ').toSorted());
  expect(readable.filter((cookie) => !analyticsCookieNames.includes(cookie.split('=')[0]!))).toEqual([
    'geo=XX',
    'logged_in=1',
    'region=XX',
  ]);
  const hidden = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
  expect(hidden.map(({ name }) => name).toSorted()).toEqual([
    'access_token',
    'id_token',
    'refresh_token',
    'visitor_id',
  ]);
  expect(hidden.filter(({ sameSite }) => sameSite !== 'Lax')).toEqual([]);
});

test('“Coaches” leads visitors to the landing page, and accounts to the coaches page', async ({ page }) => {
  const coaches = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Coaches' });
  await page.goto('/help-center');
  await new SitePage(page).isThere();
  await coaches.click();
  await expect(page).toHaveURL('/#coaches');
  await expect(page.locator('#coaches')).toBeInViewport();
  await expect(page.locator('#coaches')).toBeFocused();
  const first = page.locator('#coaches').getByRole('link').first();
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await signIn(page);
  await page.goto('/help-center');
  await coaches.click();
  await expect(page).toHaveURL('/coaches');
});
