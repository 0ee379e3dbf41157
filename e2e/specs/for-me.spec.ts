import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { paths } from '@greenroom/contracts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { SitePage } from '../pages/site-page.ts';

const goal = 'I want to ask my boss for a raise and say the number aloud';

/** Signs up a new account with this goal. */
async function newcomer(page: Page, said?: string): Promise<void> {
  const answer = await page.request.get('/healthz');
  const headers = { origin: new URL(answer.url()).origin, 'x-greenroom': '1' };
  const email = `new.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const signUp = { name: 'Maren Cole', email, password: 'a long line you know', gdpr: true };
  await page.request.post('/api/persona/v2/auth/sign-up', { headers, data: signUp });
  await page.request.post('/api/v1/onboarding', { headers, data: { goal: said ?? null, status: 'done' } });
}

test('home quotes the visitor’s goal as the reason; an item that was read is in the history, and is not suggested again', async ({
  page,
}) => {
  await newcomer(page, goal);
  await page.goto('/homepage');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maren');
  const suggested = page.getByRole('article');
  await expect(suggested.getByText(goal)).toBeVisible();
  // The text decides the card's height; a height set by the picture would leave half of it empty.
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await suggested.boundingBox())!.height).toBeLessThan(500);
  }
  await expect(suggested.getByRole('link', { name: /Open it|Places, please|Meet/ })).toHaveAttribute(
    'href',
    /recommendation_id=[0-9a-f-]{36}$/,
  );
  await expect(page.getByRole('heading', { name: 'Nothing begun yet' })).toBeVisible();

  await page.goto('/library/anila-kestrel/four-lines-for-a-raise');
  await new SitePage(page).isThere();
  await page.getByRole('button', { name: 'I’ve finished this' }).click();
  await expect(page.getByText('Finished, Today')).toBeVisible();
  await page.getByRole('link', { name: 'Anila’s shelf' }).click();
  await expect(page.getByRole('link', { name: /Four lines for a raise.*Finished, Today/ })).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL('/library/anila-kestrel?tab=history');
  await expect(page.getByRole('link', { name: /Four lines for a raise/ })).toBeVisible();

  await page.goto('/homepage?tab=history');
  await expect(page.getByRole('link', { name: /Four lines for a raise.*Finished, Today/ })).toBeVisible();
  await page.goto('/for-you');
  await expect(page.getByRole('heading', { name: 'To read or try' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Four lines for a raise' })).toBeHidden();
});

test('a suggestion can be saved for later and dismissed, also by keyboard, and restored', async ({ page }) => {
  await newcomer(page, goal);
  await page.goto('/for-you');
  await new SitePage(page).isThere();
  const read = page.getByRole('region', { name: 'To read or try' });
  const save = read.getByRole('button', { name: /^Save for later/ }).first();
  const label = (await save.getAttribute('aria-label')) ?? '';
  await save.focus();
  await page.keyboard.press('Enter');
  const saved = page.getByRole('button', { name: label.replace('Save for later', 'No longer save'), exact: true });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');

  const away = page.getByRole('region', { name: 'Scenes near yours' }).getByRole('button').first();
  const name = await away.getAttribute('aria-label');
  const title = name?.replace('Not this one: ', '') ?? '';
  await away.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeFocused();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
});

for (const { width, locale, colorScheme } of [
  { width: 320, locale: 'de-DE', colorScheme: 'light' },
  { width: 1440, locale: 'en-US', colorScheme: 'dark' },
] as const) {
  test.describe(() => {
    test.use({ viewport: { width, height: 800 }, locale, colorScheme });

    test(`home and for-you in ${locale}, ${colorScheme}, at ${width}: nothing hides, nothing scrolls sideways`, async ({
      page,
    }) => {
      const site = new SitePage(page);
      await newcomer(page, width === 320 ? 'Verantwortungsübernahmegesprächsvorbereitungen'.repeat(4) : undefined);
      for (const address of ['/homepage', '/for-you']) {
        await page.goto(address);
        await site.isThere();
        await expect(page.getByRole('article')).toBeVisible();
        expect(await site.tooWide()).toEqual([]);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations).toEqual([]);
      }
    });
  });
}

test('shows the whole picture of today’s suggestion at any width', async ({ page }) => {
  await signIn(page);
  await page.goto(paths.homepage);
  const picture = page.getByRole('article').first().locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  for (const width of [320, 390, 577, 820, 960, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const shownOfHeight = () =>
      picture.evaluate((image: HTMLImageElement) => {
        const { width: across, height: down } = image.getBoundingClientRect();
        const scale = Math.max(across / image.naturalWidth, down / image.naturalHeight);
        return down / (image.naturalHeight * scale);
      });
    await expect.poll(shownOfHeight, { message: `at ${width}` }).toBeGreaterThan(0.59);
  }
});
