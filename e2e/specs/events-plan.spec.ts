import { paths } from '@greenroom/contracts';
import { CapturedEvents } from '../fixtures/captured-events.ts';
import { expectOwn, expectSharedParts, untilPressed, untilViewed } from '../fixtures/expected-events.ts';
import { offerTrial } from '../fixtures/offer-trial.ts';
import { expect, test } from '../fixtures/test.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { CheckoutPage, testCards } from '../pages/checkout-page.ts';
import { SitePage } from '../pages/site-page.ts';

// A card has one trial per site, so this file has a site of its own.
test.use({ siteOf: 'events-plan' });

test('from the quiz through the checkout to a trial that is cancelled and kept: each event once, exact to the property', async ({
  page,
  context,
}) => {
  const captured = new CapturedEvents(context);
  const checkout = new CheckoutPage(page);
  await offerTrial(page);
  await page.goto('/quiz?question=5');
  await untilViewed(captured, 'quiz');
  await page.getByRole('radio', { name: /Out loud/ }).check();
  await page.getByRole('button', { name: 'To the price' }).click();
  await untilViewed(captured, 'checkoutMembership');
  await page.getByLabel('Offer code').fill('OPENING20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('link', { name: 'Go on to your account' }).click();
  await untilViewed(captured, 'checkoutSignup');
  const email = `new.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await new AccountPages(page).fillSignUp({ name: 'Ada', email, password: 'a long line you know' });
  await untilViewed(captured, 'checkoutPayment');
  await checkout.openCard();
  await checkout.payWith(testCards.goodAndCounted);
  await checkout.isIn();
  await untilViewed(captured, 'checkoutSuccess');
  const { id } = (await (await page.request.get('/api/v1/commerce/subscriptions/me')).json()) as { id: string };
  await page.goto('/settings/plan');
  await untilViewed(captured, 'settings');
  const plan = page.getByRole('region', { name: 'Subscription' });
  await plan.getByRole('button', { name: 'Cancel my trial' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel my trial' }).click();
  await plan.getByRole('button', { name: 'Subscribe' }).click();
  await expect(plan.getByText('7 days left')).toBeVisible();

  await expectOwn(captured, [
    { event: 'Persona Viewed', page: 'quiz' },
    { event: 'Persona Click', page: 'quiz', target: 'quiz.practice' },
    { event: 'Persona Viewed', page: 'checkoutMembership' },
    { event: 'Persona Click', page: 'checkoutMembership', target: 'checkout.membership' },
    { event: 'Persona Viewed', page: 'checkoutSignup' },
    { event: 'Persona Click', page: 'checkoutSignup', target: 'sign-up.send' },
    { event: 'Persona Viewed', page: 'checkoutPayment' },
    { event: 'Persona Click', page: 'checkoutPayment', target: 'checkout.pay' },
    { event: 'Persona Viewed', page: 'checkoutSuccess' },
    { event: 'Persona Viewed', page: 'settings' },
    { event: 'Persona Click', page: 'settings', target: 'subscription.cancel' },
    { event: 'Persona Click', page: 'settings', target: 'subscription.continue' },
  ]);
  const viewOf = (name: string) =>
    captured.messages.find(({ event, properties }) => event === 'Persona Viewed' && properties['page'] === name)!;
  expect(viewOf('checkoutPayment').properties['served_by']).toMatch(/^checkout-mfe@/);
  expect(viewOf('quiz').properties['subscription_id']).toBeNull();
  expect(viewOf('settings')).toMatchObject({
    properties: { subscription_id: id, active_annual_pass: true },
    context: { visitor: { membership: 'TRIAL', subscription_provider: 'StripeSubscription' } },
  });
  for (const message of captured.messages) expectSharedParts(message);
  // Ids are random and may contain the same digits.
  const told = JSON.stringify(captured.messages).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
  expect(told).not.toMatch(/4242|0430|long line|new\.\w+@/);
});

test('a contract is withdrawn from and cancelled without signing in: each event once, and no personal data in any of them', async ({
  page,
  context,
}) => {
  const captured = new CapturedEvents(context);
  await page.goto(paths.withdraw);
  await new SitePage(page).isThere();
  await untilViewed(captured, 'withdraw');
  await page.getByLabel('Name').fill('Maren Holt');
  await page.getByLabel('Email').fill('maren.holt@example.com');
  await page.getByRole('button', { name: 'Withdraw from the contract' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText(/^We received your withdrawal on/)).toBeVisible();
  await untilPressed(captured, 'withdraw.send');
  await page.goto(paths.cancelContracts);
  await new SitePage(page).isThere();
  await untilViewed(captured, 'cancelContracts');
  await page.getByLabel('Email').fill('maren.holt@example.com');
  await page.getByRole('button', { name: 'Cancel now' }).click();
  await expect(page.getByText(/^We received your cancellation on/)).toBeVisible();

  await expectOwn(captured, [
    { event: 'Persona Viewed', page: 'withdraw' },
    { event: 'Persona Click', page: 'withdraw', target: 'withdraw.send' },
    { event: 'Persona Viewed', page: 'cancelContracts' },
    { event: 'Persona Click', page: 'cancelContracts', target: 'cancel-contracts.send' },
  ]);
  for (const message of captured.messages) expectSharedParts(message);
  expect(JSON.stringify(captured.messages)).not.toMatch(/maren/i);
});
