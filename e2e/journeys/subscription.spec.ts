import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage, testCards } from '../pages/checkout-page.ts';
import { axeAndWidth, foundIn } from '../pages/looks.ts';

/** A new account with the yearly plan, in its trial, at its subscription. */
async function inTrial(page: Page, card: string): Promise<void> {
  const checkout = new CheckoutPage(page);
  await checkout.toTheCard();
  await checkout.payWith(card);
  await checkout.isIn();
  await page.goto('/settings#plan');
}
const plan = (page: Page) => page.getByRole('region', { name: 'Subscription' });

test('a trial is canceled, and taken up again', async ({ page }) => {
  await inTrial(page, testCards.good);
  await expect(plan(page).getByText('7 days left')).toBeVisible();
  await expect(plan(page).getByText('Card ending 4242')).toBeVisible();
  await plan(page).getByRole('button', { name: 'Cancel my trial' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/nothing is charged/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel my trial' }).click();
  await expect(plan(page).getByText(/^The room is open until/)).toBeVisible();
  await page.reload();
  await plan(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(plan(page).getByText('7 days left')).toBeVisible();
});

test('another card takes the place of the one there is', async ({ page }) => {
  await inTrial(page, testCards.declinesLater);
  await plan(page).getByRole('button', { name: 'Change card' }).click();
  const checkout = new CheckoutPage(page);
  await checkout.fillCard(testCards.good);
  await page.getByRole('button', { name: 'Use this card' }).press('Enter');
  await expect(plan(page).getByText('Card ending 4242')).toBeVisible();
});

test('a contract is cancelled without signing in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cancel contracts here' }).click();
  await page.getByLabel('Email').fill('somebody@example.com');
  await page.getByRole('button', { name: 'Cancel now' }).click();
  await expect(page.getByText(/^Your cancellation came on/)).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the page to cancel contracts fits, and axe finds nothing serious, at 320 and 1440', async ({ page }) => {
    await page.goto('/cancel-contracts');
    await expect(page.getByRole('button', { name: 'Jetzt kündigen' })).toBeVisible();
    const looks = [320, 1440].map((width) => ({ width, colorScheme: 'dark' as const }));
    expect(await foundIn(page, looks, () => axeAndWidth(page))).toEqual({});
  });
});
