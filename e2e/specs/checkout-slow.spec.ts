import type { Page } from '@playwright/test';
import { siteWith } from '../fixtures/site-with.ts';
import { expect } from '../fixtures/test.ts';
import { CheckoutPage, testCards } from '../pages/checkout-page.ts';
import { PlanPage } from '../pages/plan-page.ts';

const test = siteWith({ PLANS: 'on' });

/** Holds each confirmation until the returned function is called; then the provider gets it, whatever became of its page. */
async function holdConfirmations(page: Page) {
  const held = Promise.withResolvers<void>();
  const charged = Promise.withResolvers<void>();
  await page.route('**/sandbox/payments/sessions/confirm', async (route) => {
    await held.promise;
    await route.fetch();
    await route.abort('failed').catch(() => {});
    charged.resolve();
  });
  return async () => {
    held.resolve();
    await charged.promise;
  };
}

const beingMade = (page: Page) => page.getByText('Your payment is being made.');
const stop = (page: Page) => page.getByRole('button', { name: 'Stop it and start again' });

test('however long a charge takes, a reload and a second tab wait for it and offer no other payment', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.announce(/ERR_FAILED|Failed to load/);
  const checkout = new CheckoutPage(page);
  await checkout.toTheCard();
  const release = await holdConfirmations(page);
  const confirming = page.waitForRequest('**/sandbox/payments/sessions/confirm');
  await checkout.payWith(testCards.good);
  await confirming;

  await page.clock.install();
  await page.reload();
  const other = new CheckoutPage(await context.newPage());
  await other.page.clock.install();
  await other.page.goto('/checkout/payment?plan=annual');
  for (const { page: waiting, pay } of [checkout, other]) {
    await expect(beingMade(waiting)).toBeVisible();
    await waiting.clock.runFor(120_000);
    await expect(stop(waiting)).toBeVisible();
    await expect(beingMade(waiting)).toBeVisible();
    await expect(pay).toHaveCount(0);
  }

  await release();
  for (const waiting of [checkout, other]) {
    await waiting.page.clock.runFor(5_000);
    await waiting.isIn();
  }
  expect(await new PlanPage(page).read()).toMatchObject({ state: 'active', tier: 'annual' });
});

test('a payment that is stopped can no longer be charged, and the next one counts', async ({ page, consoleErrors }) => {
  consoleErrors.announce(/ERR_FAILED|Failed to load|400/);
  const checkout = new CheckoutPage(page);
  await checkout.toTheCard();
  const release = await holdConfirmations(page);
  const confirming = page.waitForRequest('**/sandbox/payments/sessions/confirm');
  await checkout.payWith(testCards.good);
  await confirming;
  await page.clock.install();
  await page.reload();
  await expect(beingMade(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await stop(page).click();
  await checkout.openCard();
  await release();
  expect(await new PlanPage(page).read()).toMatchObject({ state: 'none' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await checkout.payWith(testCards.goodToo);
  await checkout.isIn();
});

test('a press on Pay while the card form’s script hangs is answered at once, and the form can be opened again', async ({
  page,
}) => {
  const checkout = new CheckoutPage(page);
  // The first requests stay without a response to the end: only the form that is opened again loads.
  let hangs = true;
  await page.route('**/sandbox/payments/frames/**', (route) => (hangs ? undefined : route.continue()));
  await checkout.signUp('/checkout?plan=annual');
  await expect(page).toHaveURL(/\/checkout\/payment/);
  await checkout.terms.check();
  await checkout.pressPay();
  await expect(page.getByText('The card form is still opening')).toBeVisible();
  await expect(page.getByText('Asking your bank…')).toHaveCount(0);
  hangs = false;
  await page.getByRole('button', { name: 'Open it again' }).click();
  await checkout.openCard();
  await checkout.payWith(testCards.goodAndCounted);
  await checkout.isIn();
});
