import type { Page } from '@playwright/test';
import { imogen, nervous, riceRecipe } from '@greenroom/tools/site';
import { pathTo } from '@greenroom/contracts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { axeAndWidth, foundIn, looksAt } from '../pages/looks.ts';
import { PlayerOnPage } from '../pages/player-on-page.ts';
import { SitePage } from '../pages/site-page.ts';

const lesson = pathTo('libraryItem', { instructorSlug: imogen.slug, itemSlug: nervous.item.slug });

async function open(page: Page, address: string): Promise<PlayerOnPage> {
  await page.goto(address);
  await new SitePage(page).isThere();
  return new PlayerOnPage(page);
}

test('plays a lesson with the keyboard only: play, pause, seek, and its position', async ({ page }) => {
  const ranges: number[] = [];
  page.on('response', (response) => {
    if (/\/narration\/[0-9a-f]{32}$/.test(response.url())) ranges.push(response.status());
  });
  const player = await open(page, lesson);
  await page.getByRole('button', { name: 'Listen', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(player.pause).toBeFocused();
  await expect.poll(() => player.seconds()).toBeGreaterThan(1.5);
  expect(new Set(ranges)).toEqual(new Set([206]));
  const sound = await player.decoded();
  expect(sound.seconds).toBeGreaterThan(3);
  expect(sound.rms).toBeGreaterThan(0.01);
  expect(sound.loudShare).toBeGreaterThan(0.4);

  await page.keyboard.press('Space');
  await expect(player.play).toBeFocused();
  const rested = await player.seconds();
  await page.waitForTimeout(700);
  expect(await player.seconds()).toBe(rested);

  await expect(player.region.getByText('What it is')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(player.region.getByRole('button', { name: 'Back 15 seconds' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(player.region.getByRole('button', { name: 'Forward 15 seconds' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(player.speed).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(player.speed).toHaveValue('1.25');
  await page.keyboard.press('Tab');
  await expect(player.position).toBeFocused();
  const before = Number(await player.position.inputValue());
  await page.keyboard.press('PageUp');
  await expect.poll(async () => Number(await player.position.inputValue())).toBeGreaterThan(before);
  await expect(player.region.getByText('What it is')).toBeHidden();
  await player.play.focus();
  await page.keyboard.press('Enter');
  await expect(player.pause).toBeVisible();
  expect(await player.audio.evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1.25);
});

test('resumes where the listener stopped, also after a reload, and in the next part', async ({ page }) => {
  const player = await open(page, lesson);
  await player.listen();
  // Plays the first part to its end, so that the second one follows automatically.
  await expect.poll(() => player.seconds()).toBeGreaterThan(0.5);
  await player.audio.evaluate((audio: HTMLAudioElement) => (audio.currentTime = audio.duration - 0.7));
  const first = await player.address();
  await expect.poll(() => player.address()).not.toBe(first);
  const second = await player.address();
  await expect.poll(() => player.seconds()).toBeGreaterThan(2);
  await player.pause.click();
  const left = await player.seconds();

  await page.reload();
  await new SitePage(page).isThere();
  await player.listen();
  await expect.poll(() => player.seconds()).toBeGreaterThan(left - 0.5);
  expect(await player.address()).toBe(second);
  expect(await player.seconds()).toBeLessThan(left + 15);
});

test('plays a coach in the page’s language and shows the text', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(pathTo('mentor', { instructorSlug: imogen.slug }));
  await new SitePage(page).isThere();
  await page.getByRole('button', { name: 'Imogen hören' }).click();
  const player = page.getByRole('group', { name: 'Player: Imogen Vale' });
  await expect(player.getByText(/^Ich bin Imogen\./)).toBeVisible();
  await expect(player.getByText('Von einer Computerstimme gesprochen. Imogen ist erfunden.')).toBeVisible();
  const heard = new PlayerOnPage(page);
  await expect.poll(() => heard.seconds()).toBeGreaterThan(1);
  expect((await heard.decoded()).rms).toBeGreaterThan(0.01);
  await context.close();
});

test('plays a recipe with its lists, and fits every width and color scheme', async ({ page }) => {
  await signIn(page);
  const player = await open(page, pathTo('libraryItem', riceRecipe));
  await player.listen();
  await expect.poll(() => player.seconds()).toBeGreaterThan(0.5);
  await player.pause.click();
  expect(await foundIn(page, looksAt(320, 390, 1440), () => axeAndWidth(page, 'all'))).toEqual({});
});

test('shows an error if the voice fails to load, and keeps the page', async ({ page, consoleErrors }) => {
  consoleErrors.announce(/narration\/[0-9a-f]{32}/, /503/);
  await page.route(/\/narration\/[0-9a-f]{32}$/, (route) => route.fulfill({ status: 503, body: '{}' }));
  const player = await open(page, lesson);
  await player.listen();
  await expect(player.region.getByRole('alert')).toHaveText(/^The voice isn’t available right now\./);
  await page.unroute(/\/narration\/[0-9a-f]{32}$/);
  await player.play.click();
  await expect.poll(() => player.seconds()).toBeGreaterThan(0.5);
  await expect(player.region.getByRole('alert')).toHaveCount(0);
});
