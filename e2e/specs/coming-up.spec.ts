import { expect, test } from '../fixtures/test.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { ChatPage } from '../pages/chat-page.ts';
import { inUse } from '../pages/in-use.ts';
import { axeAndWidth, foundIn, looksAt } from '../pages/looks.ts';

const password = 'a long line you know';
const what = 'Asking Dana for a raise to 78,000';

/** Returns a date as `YYYY-MM-DD` in the local calendar, this many days from today. */
function dayIn(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

test('a visitor’s upcoming event survives sign-up, is shown on home and beside the chat, and is followed up afterwards', async ({
  page,
}) => {
  await page.goto('/');
  await inUse(page, 'main form');
  await page.getByRole('textbox', { name: 'What’s coming up?' }).fill(what);
  await page.getByRole('button', { name: 'Get ready' }).click();
  await page.getByRole('link', { name: 'Keep it, and get one thing to do a day' }).click();
  await expect(page.getByText(`Kept for you: “${what}”, and your first sentence for it.`)).toBeVisible();
  const account = new AccountPages(page);
  const email = `coming.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await account.fillSignUp({ name: 'Ada', email, password });
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.goto('/homepage');

  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: what }) });
  await expect(card.getByText(/^Dana, .*78,000/)).toBeVisible();
  await expect(card.getByRole('link', { name: /^Read it: \d+ min$/ })).toBeVisible();
  await card.getByRole('button', { name: 'Add the day' }).click();
  await page.getByLabel('Which day?').fill(dayIn(3));
  await page.getByRole('button', { name: 'Save it' }).click();
  await expect(card.getByText(/^In 3 days, /)).toBeVisible();
  expect(await foundIn(page, looksAt(390, 1440), () => axeAndWidth(page))).toEqual({});

  const calendar = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Calendar file' }).click();
  expect((await calendar).suggestedFilename()).toBe('greenroom.ics');

  await card.getByRole('link', { name: /^Read it/ }).click();
  await expect(page).toHaveURL(/\/library\/anila-kestrel\/four-lines-for-a-raise/);
  await page.getByRole('button', { name: 'I’ve finished this' }).click();
  await expect(page.getByText('Finished, Today')).toBeVisible();
  await page.goto('/homepage');
  await expect(card.getByRole('link', { name: /^Rehearse it: \d+ min$/ })).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await new ChatPage(page).open();
  const aside = page.getByRole('complementary', { name: 'What’s coming up' });
  await expect(aside.getByText(/^Dana, .*78,000/)).toBeVisible();
  await aside.getByRole('button', { name: 'Change it' }).click();
  await aside.getByLabel('The sentence you mean to say.').fill('Dana, 78,000 is right for what I do.');
  await aside.getByRole('button', { name: 'Save it' }).click();
  await expect(aside.getByText('Dana, 78,000 is right for what I do.')).toBeVisible();

  await page.goto('/homepage');
  await expect(card.getByText('Dana, 78,000 is right for what I do.')).toBeVisible();
  await card.getByRole('button', { name: 'Change it' }).click();
  await page.getByLabel('Which day?').fill(dayIn(-1));
  await page.getByRole('button', { name: 'Save it' }).click();
  await card.getByRole('button', { name: 'Well', exact: true }).click();
  await expect(card.getByRole('link', { name: 'Talk about it' })).toHaveAttribute('href', /It%20went%20well/);
  await page.reload();
  await expect(page.getByLabel('What is it?')).toBeVisible();
});
