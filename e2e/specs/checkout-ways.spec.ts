import { siteWith } from '../fixtures/site-with.ts';
import { expect } from '../fixtures/test.ts';
import { CheckoutPage, testCards } from '../pages/checkout-page.ts';
import { axeFinds, axeAndWidth, foundIn, looksAt } from '../pages/looks.ts';
import { SitePage } from '../pages/site-page.ts';

/** A site of its own, because each card has one trial, which the other tests have used. */
const test = siteWith({ PLANS: 'on' });

test('the keyboard alone moves into the card form, through it and out, pays, and answers the bank', async ({
  page,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.signUp('/checkout?plan=annual');
  await expect(page).toHaveURL(/\/checkout\/payment/);
  await checkout.terms.focus();
  await page.keyboard.press('Space');
  const { card } = checkout;
  await expect(card.getByLabel('Card number')).toBeVisible();

  const through: [string, string][] = [
    ['Card number', testCards.alwaysAsks],
    ['Expires', '0430'],
    ['Security code', '123'],
    ['Name on card', 'Maren Cole'],
    ['Country', 'Germany'],
  ];
  for (const [label, typed] of through) {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(card.getByLabel(label)).toBeFocused({ timeout: 1_000 });
    }, `the field ${label}`).toPass();
    await page.keyboard.type(typed);
  }
  await expect(card.getByLabel('Card number')).toHaveValue('4000 0027 6000 3184');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(checkout.pay).toBeFocused({ timeout: 1_000 });
  }, 'the button behind the form').toPass();
  await page.keyboard.press('Shift+Tab');
  await expect(checkout.pay).not.toBeFocused();
  await checkout.pressPay();
  await expect(checkout.bank.getByText('ending in 3184')).toBeVisible();
  const yes = checkout.bank.getByRole('button', { name: 'Yes, it is mine' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(yes).toBeFocused({ timeout: 1_000 });
  }, 'the bank’s answer').toPass();
  // A frame of another process can have the focus a moment before keys reach it.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(yes).toBeHidden({ timeout: 5_000 });
  }, 'the bank’s question goes').toPass();
  await checkout.isIn();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // The form keeps the color scheme in which it was opened.
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`axe finds nothing serious in the card form and in the bank’s question, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const checkout = new CheckoutPage(page);
      const looks = looksAt(390).filter((look) => look.colorScheme === colorScheme);
      const find = async () => {
        // The form's frame is transparent, which axe cannot see.
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        await checkout.card.locator('body').evaluate((body, color) => (body.style.background = color), ground);
        return axeFinds(page);
      };
      await checkout.toTheCard();
      expect(await foundIn(page, looks, find), 'the card form').toEqual({});
      await checkout.fillCard('4242');
      await checkout.pressPay();
      await expect(checkout.card.getByText(/Please enter valid card information/).first()).toBeVisible();
      expect(await foundIn(page, looks, find), 'what is wrong in it').toEqual({});
      await checkout.payWith(testCards.alwaysAsks);
      await expect(checkout.bank.getByText('ending in 3184')).toBeVisible();
      expect(await foundIn(page, looks, () => axeAndWidth(page)), 'the bank’s question').toEqual({});
    });
  }
});

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the message can be dismissed, and the whole payment can be reached', async ({ page }) => {
    const checkout = new CheckoutPage(page);
    await page.goto('/checkout/membership');
    await page.getByRole('button', { name: 'Stay like this' }).click();
    await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked();
    await page.getByRole('link', { name: 'Go on to your account' }).click();
    await page.getByLabel('Name').fill('Maren Cole');
    await page.getByLabel('Email').fill(`payer.${crypto.randomUUID().slice(0, 8)}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('a long line you know');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page).toHaveURL(/\/checkout\/payment/);
    await checkout.openCard();
    expect(await new SitePage(page).tooWide()).toEqual([]);
    await checkout.payWith(testCards.asksUntilKept);
    await checkout.answerBank('Yes, it is mine');
    await checkout.isIn();
  });
});

test('Back from the payment returns to the plans, where another can be chosen; Back from the end does not charge again', async ({
  page,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.signUp('/signup?returnTo=%2Fcheckout%2Fmembership');
  await page.getByRole('link', { name: 'Go on to payment' }).click();
  await checkout.openCard();
  await expect(page.getByRole('complementary')).toContainText('Yearly');
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/membership/);
  await page.getByRole('radio', { name: /Monthly/ }).check();
  await page.goForward();
  await expect(page.getByRole('complementary')).toContainText('Monthly');
  await expect(checkout.terms).not.toBeChecked();
  await checkout.openCard();
  await checkout.payWith(testCards.goodToo);
  await checkout.isIn();
  await page.goBack();
  await expect(page.getByText('You’re already in.')).toBeVisible();
  const plan = (await (await page.request.get('/api/v1/commerce/subscriptions/me')).json()) as { tier: string };
  expect(plan.tier).toBe('monthly');
});
