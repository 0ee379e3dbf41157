import { nervous } from '@greenroom/tools/site';
import { expect, test } from '../fixtures/test.ts';

test('an answer that is stopped keeps exactly what was on screen', async ({ page, chat }) => {
  await chat.open();
  await chat.say(nervous.question);
  await chat.untilInMidAnswer();
  await page.getByRole('button', { name: 'Stop the answer' }).click();
  await expect(chat.thread.getByText('Stopped here.')).toBeVisible();
  const kept = await chat.answers.last().innerText();

  await page.reload();
  await expect(chat.thread.getByText('Stopped here.')).toBeVisible();
  await expect.poll(() => chat.answers.last().innerText()).toBe(kept);
});

test('“Try again” gives a second answer; both versions can be read, also after a reload', async ({ page, chat }) => {
  await chat.open();
  await chat.ask(nervous.question);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(chat.thread.getByText('2 of 2')).toBeVisible();
  await chat.finishedAnswer();
  await chat.thread.getByRole('button', { name: 'Previous version' }).click();
  await expect(chat.thread.getByText('1 of 2')).toBeVisible();
  await page.reload();
  await expect(chat.thread.getByText('1 of 2')).toBeVisible();
  await expect(chat.answers).toHaveCount(1);
});

test('the last message is edited, and the first wording is kept', async ({ chat }) => {
  await chat.open();
  await chat.ask(nervous.question);
  await chat.thread.getByRole('button', { name: 'Edit' }).click();
  const field = chat.thread.getByRole('textbox', { name: 'Your message, edited' });
  await field.fill('How long should I pause?');
  await field.press('Enter');
  await expect(chat.question('How long should I pause?')).toBeVisible();
  await expect(chat.question(nervous.question)).toHaveCount(0);
  await chat.finishedAnswer();
  await chat.thread.getByRole('button', { name: 'Previous version' }).first().click();
  await expect(chat.question(nervous.question)).toBeVisible();
});

test('an answer is rated down with a reason, and the rating is there after a reload', async ({ page, chat }) => {
  await chat.open();
  await chat.ask(nervous.question);
  await chat.thread.getByRole('button', { name: 'This didn’t help' }).click();
  const dialog = page.getByRole('dialog', { name: 'What was wrong with it?' });
  await dialog.getByRole('radio').first().check({ force: true });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(chat.thread.getByRole('button', { name: 'This didn’t help' })).toHaveAttribute('aria-pressed', 'true');
});

test('without a connection a stop is reported as not delivered, and the answer continues', async ({
  page,
  chat,
  consoleErrors,
}) => {
  consoleErrors.announce(/ERR_FAILED/);
  await chat.open();
  await page.route('**/api/v1/chat/stop', (route) => route.abort('failed'));
  await chat.say(nervous.question);
  await chat.untilInMidAnswer();
  await page.getByRole('button', { name: 'Stop the answer' }).click();
  await expect(page.getByText('It couldn’t be stopped, so it goes on.').first()).toBeVisible();
  await chat.finishedAnswer();
});
