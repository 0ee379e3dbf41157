import { siteWith } from '../fixtures/site-with.ts';
import { expect } from '../fixtures/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { axeAndWidth, foundIn, looksAt } from '../pages/looks.ts';
import { SitePage } from '../pages/site-page.ts';

/** A site with plans and the sample promotion. */
const test = siteWith({ PLANS: 'on', EXPERIMENTS_ON: 'opening-season' });

test('the banner leads to the offer, its price, and with its code to the checkout', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Opening season: 20% off your first year.').getByRole('link').click();
  await expect(page).toHaveURL('/promotion?returnTo=%2F');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening season, 20% off.');
  await expect(page.getByText('$5.60')).toBeVisible();
  await expect(page.getByText(/billed once at \$67\.20/)).toBeVisible();
  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await expect(page).toHaveURL(/\/checkout\/membership\?plan=annual&coupon=OPENING20/);
  await expect(page.getByText('20% off a first year, 10% off a first month.')).toBeVisible();
  await expect(page.getByText('OPENING20', { exact: true }).first()).toBeVisible();
});

test('the offer is shown in the footer and linked from there', async ({ page }) => {
  await page.goto('/');
  await new SitePage(page).isThere();
  const foot = page.getByText('20% off your first year while the season opens.');
  await expect(foot).toBeVisible();
  await foot.locator('..').getByRole('link', { name: 'See the offer' }).click();
  await expect(page).toHaveURL('/promotion?returnTo=%2F');
});

test('during a promotion, the page of meetings says that they need a plan, and leads to the offer and back', async ({
  page,
}) => {
  await new CheckoutPage(page).signUp('/signup?returnTo=%2Fcoaches');
  await expect(page).not.toHaveURL(/signup\?/);
  await page.goto('/meetings');
  await expect(page.getByRole('heading', { level: 1, name: 'Meetings come with a plan' })).toBeVisible();
  await expect(page).toHaveURL('/meetings');
  await page.getByRole('link', { name: 'Find your plan' }).click();
  await expect(page).toHaveURL('/promotion?returnTo=%2Fmeetings');
  await page.goto('/quiz?question=5&returnTo=%2Fmeetings');
  await expect(page.getByText(/20% off your first year. Five questions/)).toBeVisible();
  await page.getByRole('button', { name: 'To the offer' }).click();
  await expect(page).toHaveURL('/promotion?returnTo=%2Fmeetings');
});

test('the offer opens over a page once, and not over the first one', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Opening season: 20% off your first year.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Opening season, 20% off' })).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'Practice' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Opening season, 20% off' });
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('link', { name: 'Greenroom, home' }).click();
  await expect(page.getByText('Opening season: 20% off your first year.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the offer fits and axe finds nothing serious, dark and light, at 320 and 1440', async ({ page }) => {
    await page.goto('/promotion');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saisonauftakt, 20 % günstiger.');
    expect(await foundIn(page, looksAt(320, 1440), () => axeAndWidth(page))).toEqual({});
  });
});
