import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures/test.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { SitePage } from '../pages/site-page.ts';

const password = 'a long line you know';
const newcomer = (name: string) => ({ name, email: `new.${crypto.randomUUID().slice(0, 8)}@example.com`, password });

test('who signs up is led through onboarding once, can leave and come back, and gets where they were going', async ({
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
  await page.getByRole('button', { name: 'Open the door' }).click();
  await expect(page).toHaveURL('/coaches');

  await page.goto('/settings');
  await expect(page.getByRole('textbox', { name: 'What are you working on?' })).toHaveValue('A toast without notes');
  await expect(page.getByRole('radio', { name: /With a wink/ })).toBeChecked();
});

for (const { width, locale, colorScheme } of [
  { width: 320, locale: 'de-DE', colorScheme: 'dark' },
  { width: 390, locale: 'en-US', colorScheme: 'light' },
  { width: 1440, locale: 'de-DE', colorScheme: 'light' },
  { width: 1440, locale: 'en-US', colorScheme: 'dark' },
] as const) {
  test.describe(() => {
    test.use({ viewport: { width, height: 800 }, locale, colorScheme });

    test(`onboarding in ${locale}, ${colorScheme}, at ${width}: nothing hides, nothing scrolls sideways`, async ({
      page,
    }) => {
      const site = new SitePage(page);
      const answer = await page.request.get('/healthz');
      const { origin } = new URL(answer.url());
      const { name, email } = newcomer('Léa');
      await page.request.post('/api/persona/v2/auth/sign-up', {
        headers: { origin, 'x-greenroom': '1' },
        data: { name, email, password, gdpr: true },
      });
      for (const question of ['1', '2', '3']) {
        await page.goto(`/onboarding?question=${question}`);
        await site.isThere();
        expect(await site.overflow()).toBeLessThanOrEqual(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(
          serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
        ).toEqual([]);
        if (process.env.SHOTS)
          await page.screenshot({
            path: `${process.env.SHOTS}/onboarding-${question}-${locale}-${width}-${colorScheme}.png`,
          });
      }
    });
  });
}
