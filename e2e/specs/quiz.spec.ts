import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { hiddenBy } from '../pages/in-sight.ts';
import { axeAndWidth, foundIn, looksAt } from '../pages/looks.ts';

const next = { name: 'Next' } as const;

test('five questions by keyboard only; the answers are kept after sign-up', async ({ page }) => {
  await page.goto('/quiz?returnTo=%2Fcategories');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Who’s usually on the other side?');
  await page.getByRole('radio', { name: 'My manager' }).press('Space');
  await page.getByRole('radio', { name: 'My manager' }).press('Enter');
  await expect(heading).toHaveText('Which moment do you keep rehearsing in the shower?');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Asking/ })).toBeChecked();

  // The visitor can leave and resume the quiz, and go back.
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Asking/ })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'My manager' })).toBeChecked();
  await page.goForward();

  await page.getByRole('button', next).click();
  await page.getByRole('textbox').fill('Asking for a raise');
  await page.getByRole('button', next).click();
  await page.getByRole('radio', { name: /Straight out/ }).check();
  await page.getByRole('button', next).click();
  await page.getByRole('radio', { name: /Out loud/ }).check();
  await page.getByRole('button', { name: 'To the price' }).click();
  await expect(page).toHaveURL('/checkout/membership?returnTo=%2Fcategories');

  await new CheckoutPage(page).signUp('/signup?returnTo=%2Fonboarding');
  // There is no question left.
  await expect(page).toHaveURL('/homepage');
  const said = await page.request.get('/api/v1/onboarding');
  expect(await said.json()).toEqual({
    goal: 'Asking for a raise',
    with_whom: 'manager',
    manner: 'straight',
    status: 'done',
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('pictures fit and axe finds nothing serious, dark and light, at 320 and 1440', async ({ page }) => {
    await page.goto('/quiz?question=2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welchen Moment proben Sie unter der Dusche?');
    expect(await foundIn(page, looksAt(320, 1440), () => axeAndWidth(page))).toEqual({});
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the Continue button is in view at each question, above the navigation at the bottom', async ({ page }) => {
    for (const question of [1, 2, 3, 4, 5]) {
      await page.goto(`/quiz?question=${question}`);
      const on = page.getByRole('main').getByRole('button').last();
      await expect.poll(() => hiddenBy(on), { message: `question ${question}` }).toBeUndefined();
    }
  });
});
