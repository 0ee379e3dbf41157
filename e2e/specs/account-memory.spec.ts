import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { imogen } from '@greenroom/tools/site';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ChatPage } from '../pages/chat-page.ts';
import { SitePage } from '../pages/site-page.ts';

/** Sends a message to Imogen in a separate conversation, without the page. */
async function sayTo(page: Page, baseURL: string, text: string): Promise<void> {
  const data = {
    conversation_uuid: randomUUID(),
    client_message_id: randomUUID(),
    instructor_slug: imogen.slug,
    text,
  };
  const headers = { origin: baseURL, 'x-greenroom': '1' };
  const sent = await page.request.post('/api/v1/chat', { data, headers });
  expect(sent.status()).toBe(200);
}

test('the coach returns to the last conversation, until the visitor makes it forget that in the settings', async ({
  page,
  baseURL,
}) => {
  await signIn(page);
  await page.request.delete('/api/v1/memory', { headers: { origin: baseURL!, 'x-greenroom': '1' } });
  await sayTo(page, baseURL!, 'I’m a teacher in Bath. I want to end my speech without notes.');
  const chat = new ChatPage(page);
  await chat.open();
  await chat.finishedAnswer();
  await chat.ask('Yes, that’s it');
  await chat.beginAnew();
  expect(await chat.ask('Hello')).toContain('to end your speech without notes');

  await page.goto('/settings/coaching');
  await new SitePage(page).isThere();
  const memory = page.getByRole('region', { name: 'Coaching' });
  await memory.getByRole('button', { name: 'Show' }).click();
  await expect(memory.getByText('Goal: To end your speech without notes')).toBeVisible();
  await expect(memory.getByText('About you: “I’m a teacher in Bath”')).toBeVisible();
  await memory.getByRole('button', { name: 'Forget all of it' }).click();
  await memory.getByRole('button', { name: /^Yes, forget all/ }).click();
  await expect(memory.getByText(/^Nothing yet/)).toBeVisible();

  await chat.open();
  // The old conversation keeps its messages; a new one starts without the memory.
  await chat.beginAnew();
  await expect(chat.thread.getByText('to end your speech without notes')).toHaveCount(0);
  expect(await chat.ask('Hello')).not.toContain('without notes');
});

test('a memory told in German is shown, corrected and stored in German, at a width of 390 px', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addCookies([{ name: 'locale', value: 'de', url: baseURL! }]);
  await signIn(page);
  await page.request.delete('/api/v1/memory', { headers: { origin: baseURL!, 'x-greenroom': '1' } });
  await sayTo(page, baseURL!, 'Ich arbeite als Pfleger in Kiel. Ich möchte ruhiger sprechen.');
  await page.goto('/settings/coaching');
  const site = new SitePage(page);
  await site.isThere();
  const memory = page.getByRole('region', { name: 'Coaching' });
  await memory.getByRole('button', { name: 'Zeigen' }).click();
  await expect(memory.getByText('Über Sie: „Ich arbeite als Pfleger in Kiel“')).toBeVisible();
  await memory.getByRole('button', { name: /^Berichtigen/ }).click();
  await memory.getByLabel('Über Sie').fill('Ich arbeite als Pfleger in Husum');
  const list = memory.getByRole('list', { name: 'Was Coaches behalten' });
  await list.getByRole('button', { name: 'Speichern' }).click();
  await expect(memory.getByText('Über Sie: „Ich arbeite als Pfleger in Husum“')).toBeVisible();
  expect(await site.tooWide()).toEqual([]);
});
