import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { nervous } from '@greenroom/tools/site';
import { expect, test } from '../fixtures/test.ts';

const sizes = { desk: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };

const openMenu = (page: Page) => page.getByRole('button', { name: 'More with this conversation' }).click();

for (const [name, viewport] of Object.entries(sizes)) {
  test(`finds an earlier message by search and opens it at its place, on a ${name}`, async ({ page, chat }) => {
    await page.setViewportSize(viewport);
    await chat.open();
    await chat.ask(nervous.question);
    // On a phone the search is in the list of conversations, because the bar above the chat is too narrow.
    if (name === 'phone') await page.getByRole('button', { name: 'Show conversations' }).click();
    await page.getByRole('button', { name: 'Search conversations' }).click();
    await page.getByRole('searchbox', { name: 'Words you remember' }).fill('disappears');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /disappears/ })
      .first()
      .click();
    await expect(page).toHaveURL(/at=1/);
    await expect(chat.thread.locator('[data-found]')).toContainText(nervous.question);
    await expect(chat.thread.locator('[data-found]')).toBeFocused();
  });
}

test('a conversation is saved as Markdown and as JSON', async ({ page, chat }) => {
  await chat.open();
  await chat.ask(nervous.question);
  for (const [item, ending] of [
    ['Save as text (Markdown)', /\.md$/],
    ['Save as data (JSON)', /\.json$/],
  ] as const) {
    await openMenu(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(ending);
    expect(await readFile(await download.path(), 'utf8')).toContain(nervous.question);
  }
});

test('a conversation is deleted after a confirmation, and stays deleted', async ({ page, chat }) => {
  await chat.open();
  await chat.ask(nervous.question);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Delete conversation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete conversation' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(chat.question(nervous.question)).toHaveCount(0);
  await page.reload();
  await chat.box.waitFor();
  await expect(page.getByText('What you talk about is kept here.')).toBeAttached();
});
