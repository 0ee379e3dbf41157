import { offerTrial } from '../fixtures/offer-trial.ts';
import { siteWith } from '../fixtures/site-with.ts';
import { expect } from '../fixtures/test.ts';
import { CheckoutPage, testCards } from '../pages/checkout-page.ts';
import { PlanPage } from '../pages/plan-page.ts';

/** A site of its own, because each card has one trial, which the other tests have used. */
const test = siteWith({ PLANS: 'on' });

test('from the quiz to a plan with a code and 3-D Secure; cancelled, kept, charged, switched, refunded, bought again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.announce(/402/);
  await offerTrial(page);
  await page.goto('/quiz?question=5&returnTo=%2Fcategories');
  await page.getByRole('radio', { name: /Out loud/ }).check();
  await page.getByRole('button', { name: 'To the price' }).click();
  await page.getByLabel('Offer code').fill('opening20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('First charge, $67.20, unless you’ve left.')).toBeVisible();
  await page.getByRole('link', { name: 'Go on to your account' }).click();

  const checkout = new CheckoutPage(page);
  const email = await checkout.signUp('/checkout/signup');
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await checkout.openCard();
  await checkout.payWith(testCards.asksUntilKept);
  await checkout.answerBank('Yes, it is mine');
  await checkout.isIn();

  const settings = new PlanPage(page);
  const { plan } = settings;
  await settings.open();
  await plan.getByRole('button', { name: 'Cancel my trial' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel my trial' }).click();
  await plan.getByRole('button', { name: 'Subscribe' }).click();
  await expect(plan.getByText('7 days left')).toBeVisible();

  await settings.letPassUntil(email, ({ actions }) => actions.includes('refund'));
  await expect(plan.getByText('Active, renewing')).toBeVisible();
  await expect(plan.getByText(/your whole first payment back, \$67\.20/)).toBeVisible();

  await plan.getByRole('button', { name: 'Switch to monthly' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Nothing is charged today\. From .+ on it is \$10\.00 a month\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Switch', exact: true }).click();
  await expect(plan.getByText(/^Monthly from .+ on, \$10\.00$/)).toBeVisible();
  await plan.getByRole('button', { name: 'Stay as it is' }).click();
  await expect(plan.getByRole('button', { name: 'Switch to monthly' })).toBeVisible();

  await plan.getByRole('button', { name: 'Cancel my plan' }).click();
  await expect(dialog.getByText(/^Your plan stays open until .+ nothing more is charged\./)).toBeVisible();
  await dialog.getByText('Tell us why (optional)').click();
  await dialog.getByLabel('Why are you canceling?').selectOption('It costs too much');
  await dialog.getByRole('button', { name: 'Cancel my plan' }).click();
  await expect(plan.getByText(/^Yours until/)).toBeVisible();
  await plan.getByRole('button', { name: 'Reactivate' }).click();
  await expect(plan.getByText('Active, renewing')).toBeVisible();

  const saved = page.waitForEvent('download');
  await plan.getByRole('link', { name: /^Invoice .+ as a PDF$/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Invoice-.+\.pdf$/);

  await plan.getByRole('button', { name: 'Ask for my money back' }).click();
  await dialog.getByRole('button', { name: 'Refund and end my plan' }).click();
  await expect(plan.getByText('No plan right now')).toBeVisible();
  await expect(plan.getByText('Your money is on its way back, and your plan has ended.')).toBeVisible();
  await page.goto('/categories/work/scenario/ask-for-the-raise');
  await page.getByRole('button', { name: 'Places, please' }).click();
  await expect(page.getByRole('dialog', { name: 'The rehearsal room is for members' })).toBeVisible();

  // A returning customer has no second trial and pays at once.
  await page.goto('/checkout/payment?plan=monthly');
  await checkout.openCard();
  await expect(page.getByRole('complementary')).toContainText('Due now$10.00');
  await checkout.payWith(testCards.asksThenNoFunds);
  await checkout.answerBank('Yes, it is mine');
  await expect(page.getByRole('alert').filter({ hasText: 'There isn’t enough money on this card.' })).toBeVisible();
  await checkout.payWith(testCards.good);
  await checkout.isIn();
});
