import { nervous } from '@greenroom/tools/site';
import { expect, test } from '../fixtures/test.ts';

test('a text file is uploaded, listed and removed', async ({ page, chat }) => {
  await chat.open();
  await chat.ask(nervous.question);
  await page.locator('input[type=file]').setInputFiles({
    name: 'speech.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Good evening. Two years ago we lost a ferry.'),
  });
  await expect(page.getByText('speech.txt, 9 words')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Remove speech.txt' }).click();
  await expect(page.getByText('speech.txt, 9 words')).toHaveCount(0);
});

test('the recap is read and corrected, and the correction stays', async ({ page, chat }) => {
  await chat.open();
  await chat.ask(nervous.question);
  const open = async () => {
    await page.getByRole('button', { name: 'More with this conversation' }).click();
    await page.getByRole('menuitem', { name: 'What we settled' }).click();
  };
  await open();
  await page.getByRole('textbox', { name: 'What you’re after' }).fill('One clean first line');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open();
  await expect(page.getByRole('textbox', { name: 'What you’re after' })).toHaveValue('One clean first line');
});
