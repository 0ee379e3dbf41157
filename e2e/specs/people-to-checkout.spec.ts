import { endpoints, fillPath } from '@greenroom/contracts';
import { freePort, startSite } from '@greenroom/tools/site';
import { IdentityProvider } from '../fixtures/identity-provider.ts';
import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage, testCards } from '../pages/checkout-page.ts';

test('a login at a provider returns to the same step of the checkout, with the plan and the code', async ({
  browser,
}) => {
  const port = await freePort();
  const callback = `http://127.0.0.1:${port}${fillPath(endpoints.authSocialCallback.path, { provider: 'oidc' })}`;
  const email = `payer.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const provider = await IdentityProvider.start(callback, { sub: 'maren', email, name: 'Maren Cole' });
  const site = await startSite({ port, env: { PLANS: 'on', ...provider.env } });
  const context = await browser.newContext({ baseURL: site.url });
  try {
    const page = await context.newPage();
    await page.goto('/checkout/membership?plan=monthly&coupon=OPENING10&returnTo=%2Fcategories');
    await page.getByRole('link', { name: 'Go on to your account' }).click();
    // Without accepting the terms no account is created: the page says so and keeps all input.
    await page.getByRole('link', { name: 'Stagepass' }).click();
    await expect(page).toHaveURL(/\/checkout\/signup/);
    await expect(page.getByText(/Tick the box about the terms, then press .+ once more/)).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('link', { name: 'Stagepass' }).click();
    await expect(page).toHaveURL(/\/checkout\/payment/);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByText('Step 3 of 3')).toBeVisible();
    await expect(page.getByRole('complementary')).toContainText('Monthly');
    await expect(page.getByRole('complementary')).toContainText('OPENING10');
    const checkout = new CheckoutPage(page);
    await checkout.openCard();
    await checkout.payWith(testCards.good);
    await checkout.isIn();
    await page.getByRole('link', { name: 'Go on where you were' }).click();
    await expect(page).toHaveURL(/\/categories/);
  } finally {
    await context.close();
    await site.stop();
    provider.stop();
  }
});
