import { siteWith } from '../fixtures/site-with.ts';
import { expect } from '../fixtures/test.ts';
import { CheckoutPage, testCards } from '../pages/checkout-page.ts';
import { PlanPage } from '../pages/plan-page.ts';
import { SitePage } from '../pages/site-page.ts';

const test = siteWith({ PLANS: 'on' });

test('a switch to yearly waits for the bank: refused, confirmed after a reload, and charged once', async ({ page }) => {
  const checkout = new CheckoutPage(page);
  const settings = new PlanPage(page);
  const { plan } = settings;
  const email = await checkout.toTheCard('monthly');
  await checkout.payWith(testCards.alwaysAsks);
  await checkout.answerBank('Yes, it is mine');
  await checkout.isIn();
  await settings.letPassUntil(email, ({ actions }) => actions.includes('switch'));

  const askToSwitch = async () => {
    await plan.getByRole('button', { name: 'Switch to yearly' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pay \$\d+\.\d\d and switch$/ })
      .click();
    await expect(checkout.bank.getByText('ending in 3184')).toBeVisible();
  };
  await askToSwitch();
  await checkout.answerBank('No, refuse it');
  await expect(plan.getByText('Your plan stays as it is.')).toBeVisible();
  expect(await settings.read()).toMatchObject({ state: 'active', tier: 'monthly' });

  await askToSwitch();
  await page.reload();
  await new SitePage(page).isThere();
  await plan.getByRole('button', { name: 'Confirm with the bank' }).click();
  await checkout.answerBank('Yes, it is mine');
  await expect(plan.getByText('Your plan has been switched.')).toBeVisible();
  expect(await settings.read()).toMatchObject({ state: 'active', tier: 'annual' });
  await settings.open();
  await expect(plan.getByRole('link', { name: /^Invoice .+ as a PDF$/ })).toHaveCount(2);
});
