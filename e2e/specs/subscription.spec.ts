import type { Page } from '@playwright/test';
import { offerTrial } from '../fixtures/offer-trial.ts';
import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage, testCards } from '../pages/checkout-page.ts';
import { axeAndWidth, foundIn } from '../pages/looks.ts';
import { SitePage } from '../pages/site-page.ts';

// A card has one trial per site, so this file has a site of its own.
test.use({ siteOf: 'subscription', plans: 'on' });

/** Creates an account in the trial of the yearly plan and opens its subscription. */
async function inTrial(page: Page, card: string): Promise<void> {
  const checkout = new CheckoutPage(page);
  await offerTrial(page);
  await checkout.toTheCard();
  await checkout.payWith(card);
  await checkout.isIn();
  await page.goto('/settings/plan');
}
const plan = (page: Page) => page.getByRole('region', { name: 'Subscription' });

test('a trial is canceled and resumed', async ({ page }) => {
  await inTrial(page, testCards.goodAndCanceled);
  await expect(plan(page).getByText('7 days left')).toBeVisible();
  await expect(plan(page).getByText('Card ending 8210')).toBeVisible();
  await plan(page).getByRole('button', { name: 'Cancel my trial' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/nothing is charged/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel my trial' }).click();
  await expect(plan(page).getByText(/^Your trial stays open until/)).toBeVisible();
  await page.reload();
  await plan(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(plan(page).getByText('7 days left')).toBeVisible();
});

test('a new card replaces the previous one', async ({ page }) => {
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
  await expect(page.getByText(/^We received your cancellation on/)).toBeVisible();
});

test('a plan is withdrawn from without signing in: two buttons, a mail, and only the mail’s link ends it', async ({
  page,
  server,
  stranger,
}) => {
  const checkout = new CheckoutPage(page);
  await offerTrial(page);
  const email = await checkout.toTheCard();
  await checkout.payWith(testCards.goodAndWithdrawn);
  await checkout.isIn();

  const confirmation = async () =>
    (await server.letters()).filter(({ to, text }) => to === email && /^Thank you for your order/m.test(text));
  await expect.poll(async () => (await confirmation()).length).toBe(1);
  expect((await confirmation())[0]!.text).toMatch(
    /yearly plan, \$84\.00 a year[^]*First charge: \$84\.00 on [^]*Your right to withdraw\.[^]*The terms, as they are today\./,
  );

  const theirs = await stranger.newPage();
  await theirs.goto('/');
  await new SitePage(theirs).isThere();
  await theirs.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from a contract' }).click();
  await theirs.getByLabel('Name').fill('Maren Holt');
  await theirs.getByLabel('Email').fill(email);
  await theirs.getByRole('button', { name: 'Withdraw from the contract' }).click();
  await theirs.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(theirs.getByText(/^We received your withdrawal on/)).toBeVisible();

  const letter = async () =>
    (await server.letters()).find(({ to, text }) => to === email && /^You declared to us/m.test(text))?.text;
  await expect.poll(letter).toContain(`Name: Maren Holt. Email: ${email}.`);
  await theirs.goto(/https?:\S+\/withdraw#token=\S+/.exec((await letter())!)![0]);
  await new SitePage(theirs).isThere();
  await theirs.getByRole('button', { name: 'Carry out the withdrawal' }).click();
  await expect(theirs.getByText(/^It is done: your plan has ended/)).toBeVisible();
  await page.goto('/settings/plan');
  await expect(plan(page).getByText('No plan right now')).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the withdrawal page fits in both its steps, and axe finds nothing serious, at 320 and 1440 px', async ({
    page,
  }) => {
    await page.goto('/withdraw');
    await new SitePage(page).isThere();
    const looks = [320, 1440].map((width) => ({ width, colorScheme: 'dark' as const }));
    await expect(page.getByRole('button', { name: 'Vertrag widerrufen' })).toBeVisible();
    expect(await foundIn(page, looks, () => axeAndWidth(page))).toEqual({});
    await page.getByLabel('Name').fill('Maren Holt');
    await page.getByLabel('E-Mail').fill('somebody@example.com');
    await page.getByRole('button', { name: 'Vertrag widerrufen' }).click();
    await expect(page.getByRole('button', { name: 'Widerruf bestätigen' })).toBeVisible();
    expect(await foundIn(page, looks, () => axeAndWidth(page))).toEqual({});
  });

  test('the page to cancel contracts fits, and axe finds nothing serious, at 320 and 1440', async ({ page }) => {
    await page.goto('/cancel-contracts');
    await expect(page.getByRole('button', { name: 'Jetzt kündigen' })).toBeVisible();
    const looks = [320, 1440].map((width) => ({ width, colorScheme: 'dark' as const }));
    expect(await foundIn(page, looks, () => axeAndWidth(page))).toEqual({});
  });
});
