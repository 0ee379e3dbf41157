import { expect, test } from '../fixtures/test.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { axeAndWidth, foundIn } from '../pages/looks.ts';
import { SitePage } from '../pages/site-page.ts';

const password = 'a long line you know';
const newcomer = (name: string) => ({ name, email: `new.${crypto.randomUUID().slice(0, 8)}@example.com`, password });

test('a sign-up leads through onboarding once, which can be left and resumed, and then to the requested page', async ({
  page,
}) => {
  const account = new AccountPages(page);
  await account.signUp(newcomer('Ada'), '/signup?returnTo=/coaches');
  await expect(page).toHaveURL('/onboarding?returnTo=%2Fcoaches');
  await page.getByRole('textbox', { name: 'What are you working on?' }).fill('A toast without notes');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('With whom?');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto('/onboarding?returnTo=/coaches');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('With whom?');
  await page.keyboard.press('Tab');
  await page.goBack();
  await page.goForward();
  await page.getByRole('radio', { name: 'My family' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: /With a wink/ }).check();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL('/coaches');

  await page.goto('/settings/coaching');
  await expect(page.getByRole('textbox', { name: 'What are you working on?' })).toHaveValue('A toast without notes');
  await expect(page.getByRole('radio', { name: /With a wink/ })).toBeChecked();
});

for (const [locale, looks] of [
  [
    'de-DE',
    [
      { width: 320, colorScheme: 'dark' },
      { width: 1440, colorScheme: 'light' },
    ],
  ],
  [
    'en-US',
    [
      { width: 390, colorScheme: 'light' },
      { width: 1440, colorScheme: 'dark' },
    ],
  ],
] as const) {
  test.describe(() => {
    test.use({ locale });

    test(`onboarding in ${locale}, dark and light, at two widths: nothing hides, nothing scrolls sideways`, async ({
      page,
    }) => {
      const answer = await page.request.get('/healthz');
      const { origin } = new URL(answer.url());
      const { name, email } = newcomer('Léa');
      await page.request.post('/api/persona/v2/auth/sign-up', {
        headers: { origin, 'x-greenroom': '1' },
        data: { name, email, password, gdpr: true },
      });
      for (const question of ['1', '2', '3']) {
        await page.goto(`/onboarding?question=${question}`);
        await new SitePage(page).isThere();
        expect(await foundIn(page, looks, () => axeAndWidth(page)), `question ${question}`).toEqual({});
      }
    });
  });
}
