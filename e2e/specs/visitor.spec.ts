import { imogen, nervous } from '@greenroom/tools/site';
import { expect, test } from '../fixtures/test.ts';

// The embedded database of `npm start` survives a power cut.
test.use({ siteOf: 'power-cuts', database: 'embedded' });

const question = 'What should I do with the first seconds on stage?';

test('a visitor finds a coach, asks, reads what the answer offers, and finds all of it after a power cut', async ({
  page,
  chat,
  server,
  consoleErrors,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Meet the coaches' }).first().click();
  await expect(page).toHaveURL('/#coaches');
  await page.getByRole('main').getByRole('link', { name: imogen.name }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: imogen.name })).toBeVisible();
  await page
    .getByRole('link', { name: `Write to ${imogen.firstName}` })
    .first()
    .click();

  await chat.say(question);
  await expect(chat.question(question)).toBeVisible();
  await chat.untilInMidAnswer();
  await chat.finishedAnswer();
  await expect(chat.answers.last()).toContainText(/\w{3}/);
  await expect(chat.card).toContainText(nervous.item.title);

  await chat.card.click();
  await expect(page).toHaveURL(new RegExp(`/library/${imogen.slug}/${nervous.item.slug}\\?recommendation_id=`));
  await expect(page.getByRole('heading', { level: 1, name: nervous.item.title })).toBeVisible();
  await page.goBack();
  await expect(chat.question(question)).toBeVisible();
  const answer = await chat.finishedAnswer();

  consoleErrors.announce(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED/);
  await server.cutPower();
  await server.startAgain();
  await page.reload();
  await expect(chat.question(question)).toHaveCount(1);
  await expect(chat.answers).toHaveCount(1);
  expect(await chat.finishedAnswer()).toBe(answer);
});

test('an answer interrupted by a power cut is completed by the next start, without duplicates', async ({
  chat,
  server,
  consoleErrors,
}) => {
  consoleErrors.announce(
    /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|ERR_INCOMPLETE_CHUNKED_ENCODING/,
  );
  await chat.open();
  await chat.say(nervous.question);
  await chat.untilInMidAnswer();
  await server.cutPower();
  await expect(chat.thread.getByText('Reconnecting…')).toBeVisible();
  await server.startAgain();

  const answer = await chat.finishedAnswer();
  await expect(chat.answers).toHaveCount(1);
  await expect(chat.question(nervous.question)).toHaveCount(1);
  expect(sentencesTwice(answer)).toEqual([]);

  await chat.page.reload();
  expect(await chat.finishedAnswer()).toBe(answer);
});

test('the landing page shows all of its text without any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get ready before you go on.');
  await expect(page.getByRole('main').getByRole('link', { name: imogen.name }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /Twelve coaches/ })).toBeVisible();
  await context.close();
});

function sentencesTwice(text: string): string[] {
  const sentences = text.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.length > 20);
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
}
