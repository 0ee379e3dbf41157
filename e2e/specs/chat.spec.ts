import type { Route } from '@playwright/test';
import { nervous } from '@greenroom/tools/site';
import { expect, test } from '../fixtures/test.ts';
import { ChatPage } from '../pages/chat-page.ts';
import { hiddenBy } from '../pages/in-sight.ts';
import { SitePage } from '../pages/site-page.ts';

test('a reload in mid-answer loses and duplicates nothing', async ({ page, chat }) => {
  await chat.open();
  await chat.say(nervous.question);
  await chat.untilInMidAnswer();
  await page.reload();
  const answer = await chat.finishedAnswer();
  await expect(chat.answers).toHaveCount(1);
  await expect(chat.question(nervous.question)).toHaveCount(1);

  await page.reload();
  expect(await chat.finishedAnswer()).toBe(answer);
});

test('without a connection in mid-answer the page says so, and catches up once it is connected again', async ({
  page,
  chat,
  context,
  consoleErrors,
}) => {
  // Lazy parts of the page cannot load now; they do once the connection is back.
  consoleErrors.announce(/ERR_INTERNET_DISCONNECTED/, /ChunkLoadError/);
  await chat.open();
  await page.route('**/api/v1/chat/stream*', cutAfterFirstWords);
  await chat.say(nervous.question);
  await context.setOffline(true);
  await expect(chat.thread.getByText('Reconnecting…')).toBeVisible();
  await expect(page.getByText('No internet connection.').first()).toBeVisible();

  await page.unroute('**/api/v1/chat/stream*');
  await context.setOffline(false);
  const answer = await chat.finishedAnswer();
  await expect(chat.thread.getByText('Reconnecting…')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More with this conversation' })).toBeEnabled();
  await page.reload();
  expect(await chat.finishedAnswer()).toBe(answer);
});

test('a reconnect requests only the missing events', async ({ page, chat }) => {
  await chat.open();
  const asked: (string | null)[] = [];
  let lastSeen = '';
  await page.route('**/api/v1/chat/stream*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('after'));
    if (asked.length > 1) return route.continue();
    const events = (await (await route.fetch()).text()).match(/id: \d+\n.*\n\n/g) ?? [];
    const beginning = events.slice(0, 3);
    lastSeen = /\d+/.exec(beginning.at(-1) ?? '')?.[0] ?? '';
    return route.fulfill({ contentType: 'text/event-stream', body: beginning.join('') });
  });
  await chat.say(nervous.question);
  const answer = await chat.finishedAnswer();
  expect(asked).toEqual(['0', lastSeen]);
  expect(Number(lastSeen)).toBeGreaterThan(0);
  await page.reload();
  expect(await chat.finishedAnswer()).toBe(answer);
});

test('two tabs on one conversation show the same text', async ({ page, chat, context }) => {
  await chat.open();
  await chat.ask(nervous.question);
  const other = new ChatPage(await context.newPage());
  await other.page.goto(page.url());
  expect(await other.finishedAnswer()).toBe(await chat.finishedAnswer());

  await other.say('Should I thank the audience first?');
  await other.finishedAnswer();
  await page.reload();
  await expect(chat.answers).toHaveCount(2);
  await expect(other.answers).toHaveCount(2);
  expect(await chat.answers.allInnerTexts()).toEqual(await other.answers.allInnerTexts());
});

test('a double click on Send sends once', async ({ chat }) => {
  await chat.open();
  await chat.box.fill(nervous.question);
  await chat.sendButton.dblclick();
  await chat.finishedAnswer();
  await chat.page.reload();
  await chat.finishedAnswer();
  await expect(chat.question(nervous.question)).toHaveCount(1);
  await expect(chat.answers).toHaveCount(1);
});

test('a message that failed can be sent again, and arrives once', async ({ page, chat, consoleErrors }) => {
  consoleErrors.announce(/ERR_FAILED/);
  await chat.open();
  const ids: string[] = [];
  await page.route('**/api/v1/chat', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    ids.push((route.request().postDataJSON() as { client_message_id: string }).client_message_id);
    if (ids.length > 2) return route.continue();
    // The second attempt reaches the server, but its response is lost.
    if (ids.length === 2) await route.fetch();
    return route.abort('failed');
  });
  await chat.say(nervous.question);
  for (const tries of [1, 2]) {
    await expect.poll(() => ids.length).toBe(tries);
    await expect(chat.thread.getByRole('alert')).toContainText('Failed to send. Please send again.');
    await chat.thread.getByRole('button', { name: 'Send again' }).click();
  }
  await chat.finishedAnswer();
  expect(new Set(ids).size).toBe(1);
  await page.reload();
  await chat.finishedAnswer();
  await expect(chat.question(nervous.question)).toHaveCount(1);
  await expect(chat.answers).toHaveCount(1);
});

test('another browser sees nothing of the conversation', async ({ page, chat, stranger }) => {
  await chat.open();
  await chat.ask(nervous.question);
  const uuid = new URL(page.url()).searchParams.get('conversation');
  const query = `conversation_uuid=${uuid}`;
  expect((await page.request.get(`/api/v1/chat?${query}`)).status()).toBe(200);

  const others = await stranger.newPage();
  await others.goto('/');
  expect((await others.request.get(`/api/v1/chat?${query}`)).status()).toBe(404);
  const theirs = await others.request.get('/api/v1/chat/conversations');
  expect(await theirs.json()).toEqual({ conversations: [] });

  await others.goto(page.url());
  await new SitePage(others).isThere();
  await expect(others.getByText(nervous.question)).toHaveCount(0);
});

/** Sends the stream's first event and then nothing more. */
async function cutAfterFirstWords(route: Route): Promise<void> {
  await route.fulfill({
    contentType: 'text/event-stream',
    body: 'id: 1\ndata: {"type":"delta","text":"Good"}\n\n',
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('keeps five lines of the chat in view above the field while the keyboard is up', async ({ page, chat }) => {
    await chat.open();
    await chat.ask(nervous.question);
    await page.setViewportSize({ width: 390, height: 430 });
    const linesInSight = () =>
      chat.thread.evaluate((thread) => {
        const texts = [...thread.querySelectorAll('p')].filter((text) => text.innerText.trim() !== '');
        const last = texts.at(-1)!;
        const height = last.getBoundingClientRect().bottom - thread.getBoundingClientRect().top;
        return height / Number.parseFloat(getComputedStyle(last).lineHeight);
      });
    await expect.poll(linesInSight).toBeGreaterThanOrEqual(5);
    await expect.poll(() => hiddenBy(chat.box)).toBeUndefined();
  });
});
