import type { Page, Request } from '@playwright/test';
import { offerTrial } from '../fixtures/offer-trial.ts';
import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage, testCards } from '../pages/checkout-page.ts';

// A card has one trial per site, so this file has a site of its own.
test.use({ siteOf: 'checkout' });

/** Returns the subscription of the account that is logged in. */
async function subscriptionOf(page: Page): Promise<{ state: string; tier: string | null }> {
  const answer = await page.request.get('/api/v1/commerce/subscriptions/me');
  return (await answer.json()) as { state: string; tier: string | null };
}

const isConfirm = (request: Request) => request.url().endsWith('/sandbox/payments/sessions/confirm');

test('a visitor chooses a plan with a code, creates an account, answers the bank and subscribes', async ({ page }) => {
  const checkout = new CheckoutPage(page);
  await offerTrial(page);
  await page.goto('/checkout/membership?returnTo=%2Fcoaches&coupon=OPENING20');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked();
  await expect(page.getByText('The room opens. You pay $0.00.')).toBeVisible();
  await expect(page.getByText('First charge, $67.20, unless you’ve left.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByLabel('Offer code').fill('NO-SUCH-CODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This code doesn’t hold here, or not any more.')).toBeVisible();
  await page.getByLabel('Offer code').fill('opening20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('First charge, $67.20, unless you’ve left.')).toBeVisible();
  await page.getByRole('link', { name: 'Go on to your account' }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();

  const email = await checkout.signUp('/checkout/signup');
  await expect(page).toHaveURL(/\/checkout\/payment/);
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(checkout.card.getByLabel('Card number')).toBeVisible();
  await checkout.pressPay();
  await expect(page.getByText('You need to agree to the terms')).toBeVisible();
  // The first invalid field has the focus.
  await expect(checkout.card.getByLabel('Card number')).toBeFocused();

  await checkout.openCard();
  await expect(page.getByText('Sandbox. No real money moves here.')).toBeVisible();
  await checkout.payWith(testCards.alwaysAsks);
  await expect(checkout.bank.getByText('ending in 3184')).toBeVisible();
  await checkout.answerBank('Yes, it is mine');
  await checkout.isIn();
  await expect(page.getByText(/^\$67\.20 on /)).toBeVisible();
  expect(await subscriptionOf(page)).toMatchObject({ state: 'trial', tier: 'annual' });
  await page.getByRole('link', { name: 'Go on where you were' }).click();
  await expect(page).toHaveURL(/\/coaches/);
});

test('neither the page nor its scripts can read what is typed into the card form', async ({ page, consoleErrors }) => {
  consoleErrors.announce(/402/);
  const checkout = new CheckoutPage(page);
  await checkout.toTheCard();
  await checkout.fillCard(testCards.declined);
  const seen = await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe')!;
    const tried = (read: () => unknown) => {
      try {
        return read();
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      sandbox: frame.getAttribute('sandbox'),
      document: frame.contentDocument,
      window: tried(() => frame.contentWindow?.document),
      origin: tried(() => frame.contentWindow?.origin),
    };
  });
  expect(seen).toEqual({
    sandbox: 'allow-scripts allow-forms',
    document: null,
    window: 'SecurityError',
    origin: 'SecurityError',
  });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await checkout.pressPay();
  await expect(page.getByText('Your bank declined this card.')).toBeVisible();
  const withNumber = sent.filter((request) => request.replaceAll(/\s/g, '').includes(testCards.declined));
  expect(withNumber).toHaveLength(1);
  expect(withNumber[0]).toContain('/sandbox/payments/payment-methods');
});

const refusals = [
  ['declined', 'Your bank declined this card. Nothing was charged.'],
  ['insufficientFunds', 'There isn’t enough money on this card.'],
  ['incorrectCvc', 'The security code isn’t right.'],
  ['expired', 'This card has expired.'],
  ['processing', 'Your bank couldn’t process the card just now.'],
] as const;

test('each declined card shows its text, and the next card works', async ({ page, consoleErrors }) => {
  consoleErrors.announce(/402/);
  const checkout = new CheckoutPage(page);
  await checkout.toTheCard();
  for (const [card, sentence] of refusals) {
    await checkout.payWith(testCards[card]);
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await expect(checkout.card.getByLabel('Name on card')).toHaveValue('Maren Cole');
  }
  await checkout.payWith(testCards.alwaysAsks);
  await checkout.answerBank('No, refuse it');
  await expect(page.getByText('Your bank’s question wasn’t answered with yes')).toBeVisible();
  expect(await subscriptionOf(page)).toMatchObject({ state: 'none' });
  await checkout.payWith(testCards.asksUntilKept);
  await checkout.answerBank('Yes, it is mine');
  await checkout.isIn();
});

test('an invalid entry is reported at its field, and nothing is sent', async ({ page }) => {
  const checkout = new CheckoutPage(page);
  await checkout.toTheCard();
  const confirms: Request[] = [];
  page.on('request', (request) => isConfirm(request) && confirms.push(request));
  await checkout.fillCard('424242424242424');
  await expect(checkout.card.getByLabel('Card number')).toHaveValue('4242 4242 4242 424');
  await checkout.pressPay();
  await expect(checkout.card.getByText('The last group is one digit short.')).toBeVisible();
  await expect(checkout.card.getByLabel('Card number')).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter valid card information' })).toBeVisible();
  await checkout.card.getByLabel('Card number').fill(testCards.incorrectNumber);
  await expect(checkout.card.getByText('A digit of the number can’t be right.')).toBeVisible();
  expect(confirms).toEqual([]);
});

test('pressing repeatedly, reloading, going back and a second tab charge once', async ({
  page,
  context,
  consoleErrors,
}) => {
  // The other tab is refused, because the account has a plan by then and its session is paid.
  consoleErrors.announce(/409|place 400|400 \(Bad Request\).*\/place/);
  const checkout = new CheckoutPage(page);
  await checkout.toTheCard();
  await page.reload();
  await expect(checkout.terms).not.toBeChecked();
  await checkout.openCard();
  const other = new CheckoutPage(await context.newPage());
  await other.page.goto('/checkout/payment?plan=annual');
  await other.openCard();
  const confirms: Request[] = [];
  page.on('request', (request) => isConfirm(request) && confirms.push(request));
  await checkout.fillCard(testCards.good);
  await checkout.pay.evaluate((button: HTMLButtonElement) => {
    for (let times = 0; times < 5; times += 1) button.click();
  });
  await checkout.isIn();
  expect(confirms).toHaveLength(1);
  await other.payWith(testCards.good);
  await other.isIn();
  await page.reload();
  await checkout.isIn();
  await page.goto('/checkout/payment');
  await expect(page.getByText('You’re already in.')).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByText('You’re already in.')).toBeVisible();
});

test('a response lost after a successful payment is not shown as a failure; and a card has one trial', async ({
  page,
  stranger,
  consoleErrors,
}) => {
  consoleErrors.announce(/ERR_FAILED|Failed to load/);
  const checkout = new CheckoutPage(page);
  await offerTrial(page);
  await checkout.toTheCard();
  await page.route('**/sandbox/payments/sessions/confirm', async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await checkout.payWith(testCards.declinesLater);
  await checkout.isIn();
  expect(await subscriptionOf(page)).toMatchObject({ state: 'trial' });

  const next = new CheckoutPage(await stranger.newPage());
  await offerTrial(next.page);
  await next.toTheCard();
  await next.payWith(testCards.declinesLater);
  await expect(next.page.getByRole('heading', { name: 'This card had its trial.' })).toBeVisible();
  expect(await subscriptionOf(next.page)).toMatchObject({ state: 'none' });
});

test('with an account there are two steps, also in German', async ({ page, context, baseURL }) => {
  const checkout = new CheckoutPage(page);
  await checkout.signUp('/signup?returnTo=%2Fcheckout%2Fmembership');
  await expect(page.getByText(/Step 1 of 2/)).toBeVisible();
  await context.addCookies([{ name: 'locale', value: 'de', url: baseURL! }]);
  await page.goto('/checkout/payment');
  await expect(page.getByText('Schritt 2 von 2')).toBeVisible();
  // German Civil Code, section 312j: the button says this and nothing else.
  await expect(page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: /Ich stimme den Bedingungen/ }).check();
  const card = page.frameLocator('iframe[title="Sichere Eingabe der Karte"]');
  await card.getByLabel('Kartennummer').fill('4242');
  await card.getByLabel('Gültig bis').focus();
  await expect(card.getByText('Bitte geben Sie gültige Kartendaten ein.')).toBeVisible();
});
