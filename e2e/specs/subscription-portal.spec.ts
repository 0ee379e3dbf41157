import { siteWith } from '../fixtures/site-with.ts';
import { expect } from '../fixtures/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { axeAndWidth } from '../pages/looks.ts';
import { PlanPage } from '../pages/plan-page.ts';

const test = siteWith({ PLANS: 'on' });

test('a monthly plan: billing details, another card, a code, a declined offer, and a pause that ends with a charge', async ({
  page,
  consoleErrors,
}) => {
  // The test enters an invalid tax ID.
  consoleErrors.announce(/ 422/);
  const checkout = new CheckoutPage(page);
  const email = await checkout.toTheCard('monthly');
  await checkout.payWith('4242424211111119');
  await checkout.isIn();

  const settings = new PlanPage(page);
  const { plan } = settings;
  const dialog = page.getByRole('dialog');
  await settings.open();
  await plan.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Name or company').fill('Kestrel GmbH');
  await dialog.getByLabel('City').fill('Berlin');
  await dialog.getByLabel('Country').selectOption('DE');
  await dialog.getByLabel(/^Tax ID/).fill('DE12');
  await dialog.getByRole('button', { name: 'Save billing details' }).click();
  await expect(dialog.getByText('This isn’t a tax ID of the country you chose.')).toBeVisible();
  await dialog.getByLabel(/^Tax ID/).fill('DE 123 456 789');
  expect(await axeAndWidth(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save billing details' }).press('Enter');
  await expect(plan.getByText('Your next invoices will be made out like this.')).toBeVisible();
  await expect(plan.getByText('Kestrel GmbH')).toBeVisible();

  await plan.getByRole('button', { name: 'Change card' }).click();
  await checkout.fillCard('4242424242424242');
  await page.getByRole('button', { name: 'Use this card' }).press('Enter');
  await expect(plan.getByText('Card ending 4242')).toBeVisible();
  await plan.getByRole('button', { name: 'All cards' }).click();
  await dialog.getByRole('button', { name: 'Charge the card ending 1119' }).click();
  await expect(plan.getByText('Card ending 1119')).toBeVisible();

  await plan.getByRole('button', { name: 'Cancel my plan' }).click();
  await expect(dialog.getByText(/is \$5\.00 instead of \$10\.00/)).toBeVisible();
  expect(await axeAndWidth(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel my plan' }).click();
  await expect(plan.getByText(/^Yours until/)).toBeVisible();
  await plan.getByRole('button', { name: 'Reactivate' }).click();

  await plan.getByRole('button', { name: 'Pause my plan' }).click();
  await dialog.getByRole('radio', { name: /^2 months, until/ }).check();
  await dialog.getByRole('button', { name: 'Pause for 2 months' }).click();
  await expect(plan.getByText(/^Stays open until .+ continues on .+ with a charge of \$10\.00\.$/)).toBeVisible();
  await settings.letPassUntil(email, ({ state }) => state === 'paused');
  await expect(plan.getByText(/^Paused until/)).toBeVisible();
  await plan.getByRole('button', { name: 'End the pause and pay $10.00 now' }).click();
  await expect(plan.getByText('Active, renewing')).toBeVisible();

  await plan.getByRole('button', { name: 'Use a code' }).click();
  await dialog.getByLabel('Code').fill('encore50');
  await dialog.getByLabel('Code').press('Enter');
  await expect(plan.getByText(/^Renews at \$5\.00 on .+ 20\d\d\.$/)).toBeVisible();
  const invoice = page.context().waitForEvent('page');
  await plan
    .getByRole('link', { name: /^Invoice / })
    .first()
    .click();
  await expect((await invoice).getByText('DE123456789')).toBeVisible();
});
