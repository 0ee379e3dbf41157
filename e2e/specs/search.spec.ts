import { imogen } from '@greenroom/tools/site';
import { paths } from '@greenroom/contracts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ChatPage } from '../pages/chat-page.ts';
import { SitePage } from '../pages/site-page.ts';

test('finds a scene, a coach by a mistyped name, and the account’s own words, by keyboard only', async ({ page }) => {
  await signIn(page);
  const chat = new ChatPage(page);
  await chat.open();
  await chat.beginAnew();
  await chat.ask('My zeppelin story needs an ending');

  await page.goto(paths.homepage);
  await new SitePage(page).isThere();
  const field = page.getByRole('combobox', { name: /^Coaches, scenes/ });
  // The shortcut works once the page has hydrated.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type('ask for the raise');
  await expect(page.getByRole('option', { name: /^Ask for the raise/ }).first()).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ask for the raise' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('imogne');
  await expect(page.getByRole('option', { name: new RegExp(`^${imogen.name}`) })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Search' }).click();
  await field.fill('zeppelin');
  await page.getByRole('option', { name: /^My zeppelin story/ }).click();
  await expect(chat.thread.getByText('My zeppelin story needs an ending').first()).toBeVisible();
});

test('a search at 390 px in German cuts no word off', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addCookies([{ name: 'locale', value: 'de', url: baseURL! }]);
  await signIn(page);
  await page.goto(paths.coaches);
  const site = new SitePage(page);
  await site.isThere();
  await page.getByRole('button', { name: 'Suchen' }).click();
  await page.getByRole('combobox').fill('vortrag');
  await expect(page.getByRole('status').filter({ hasText: /gefunden|Nichts/ })).toBeVisible();
  expect(await site.tooWide()).toEqual([]);
});
