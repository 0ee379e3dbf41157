import { paths } from '@greenroom/contracts';
import { expect, test } from '../fixtures/test.ts';
import { inUse } from '../pages/in-use.ts';

test('a question mark shows the keyboard shortcuts, and closing them returns the focus to where it was', async ({
  page,
}) => {
  await page.goto(paths.categories);
  await inUse(page);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(sheet).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();
});
