import { offerTrial } from '../fixtures/offer-trial.ts';
import { siteWith } from '../fixtures/site-with.ts';
import { expect } from '../fixtures/test.ts';
import { CheckoutPage, testCards } from '../pages/checkout-page.ts';
import { PlanPage } from '../pages/plan-page.ts';
import { SitePage } from '../pages/site-page.ts';

/** A site of its own, because each card has one trial, which the other tests have used. */
const test = siteWith({ PLANS: 'on' });

test('reloads at the plans, at the account and at the bank’s question keep all choices and charge once', async ({
  page,
}) => {
  const site = new SitePage(page);
  const checkout = new CheckoutPage(page);
  await offerTrial(page);
  await page.goto('/checkout/membership?coupon=OPENING10');
  // A demonstration that has just started creates its products first.
  await page.getByRole('radio', { name: /Monthly/ }).check();
  await site.isThere();
  await expect(page.getByText('First charge, $9.00, unless you’ve left.')).toBeVisible();
  await page.reload();
  await site.isThere();
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  await expect(page.getByText('First charge, $9.00, unless you’ve left.')).toBeVisible();
  await page.getByRole('link', { name: 'Go on to your account' }).click();
  await expect(page).toHaveURL(/\/checkout\/signup/);
  await page.reload();
  await site.isThere();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await checkout.signUp('/checkout/signup');
  await expect(page).toHaveURL(/\/checkout\/payment/);
  await expect(page.getByRole('complementary')).toContainText('OPENING10');

  await checkout.openCard();
  await checkout.payWith(testCards.alwaysAsks);
  await expect(checkout.bank.getByText('ending in 3184')).toBeVisible();
  await page.clock.install();
  await page.reload();
  await site.isThere();
  // The bank's question is gone, but the payment could still be made until it is stopped.
  await expect(page.getByText('Your payment is being made.')).toBeVisible();
  await page.clock.runFor(10_000);
  await page.getByRole('button', { name: 'Stop it and start again' }).click();
  expect(await new PlanPage(page).read()).toMatchObject({ state: 'none' });
  await expect(page.getByRole('complementary')).toContainText('OPENING10');
  await checkout.openCard();
  await checkout.payWith(testCards.alwaysAsks);
  await checkout.answerBank('Yes, it is mine');
  await checkout.isIn();
  expect(await new PlanPage(page).read()).toMatchObject({ state: 'trial', tier: 'monthly' });
});

test('a paid month becomes a year at once, for the amount on the button', async ({ page }) => {
  const checkout = new CheckoutPage(page);
  const settings = new PlanPage(page);
  const { plan } = settings;
  const email = await checkout.toTheCard('monthly');
  await checkout.payWith(testCards.good);
  await checkout.isIn();
  await settings.letPassUntil(email, ({ actions }) => actions.includes('switch'));

  await plan.getByRole('button', { name: 'Switch to yearly' }).click();
  const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay \$\d+\.\d\d and switch$/ });
  const amount = /\$\d+\.\d\d/.exec((await pay.textContent())!)![0];
  await pay.click();
  await expect(plan.getByText('Your plan has been switched.')).toBeVisible();
  await expect(plan.getByText('Yearly plan').first()).toBeVisible();
  await expect(plan.getByText(amount).first()).toBeVisible();
  expect(await settings.read()).toMatchObject({ state: 'active', tier: 'annual' });

  // A bank’s own page redirects back with the card that it confirmed.
  const { id } = await settings.read();
  const setUp = await page.evaluate(async (base) => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'x-greenroom': '1' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as Record<string, string>;
    };
    const begun = await post(`${base}/payment-method`, {});
    const card = { type: 'card', number: '5105105105105100', exp_month: 4, exp_year: 2040, cvc: '123' };
    const method = await post('/sandbox/payments/payment-methods', { ...card, publishable_key: begun.publishable_key });
    const confirmed = { client_secret: begun.client_secret, payment_method: method.id };
    await post('/sandbox/payments/setup-intents/confirm', confirmed);
    return { setup_intent: begun.setup_intent_id!, setup_intent_client_secret: begun.client_secret! };
  }, `/api/v1/commerce/stripe/subscriptions/${id}`);
  await page.goto(`/settings?${new URLSearchParams({ ...setUp, redirect_status: 'succeeded' })}#plan`);
  await expect(plan.getByText('From now on this card is charged.')).toBeVisible();
  await expect(plan.getByText('Card ending 5100')).toBeVisible();
  await expect(page).toHaveURL('/settings/plan');
});

test('a late payment is settled by another card, whose bank asks first', async ({ page }) => {
  const checkout = new CheckoutPage(page);
  const settings = new PlanPage(page);
  const { plan } = settings;
  await offerTrial(page);
  const email = await checkout.toTheCard();
  await checkout.payWith(testCards.declinesLater);
  await checkout.isIn();
  await settings.letPassUntil(email, ({ state }) => state === 'past_due');
  await expect(plan.getByText('The last payment didn’t go through')).toBeVisible();
  await plan.getByRole('button', { name: 'Change card' }).click();
  await checkout.fillCard(testCards.asksUntilKept);
  await page.getByRole('button', { name: 'Use this card' }).press('Enter');
  await checkout.answerBank('Yes, it is mine');
  await expect(plan.getByText('Active, renewing')).toBeVisible();
  await expect(plan.getByText('Card ending 3155')).toBeVisible();
  expect(await settings.read()).toMatchObject({ state: 'active' });
});
