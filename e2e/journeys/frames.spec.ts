import { imogen } from '@greenroom/tools/site';
import { serveFrame } from '../fixtures/serve-frame.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { ChatPage } from '../pages/chat-page.ts';

/** A remote by itself, as the site of the journey. It stops after the browser that looks at it. */
const test = base.extend<{ remote: string }>({
  remote: ['mentor-mfe', { option: true }],
  baseURL: async ({ remote }, use) => {
    const frame = await serveFrame(remote);
    await use(frame.url);
  },
});

for (const remote of ['mentor-mfe', 'roleplay-mfe', 'checkout-mfe', 'meetings-mfe', 'account-mfe']) {
  test.describe(() => {
    test.use({ remote });

    test(`${remote} runs by itself: every page of it, for every kind of person`, async ({ page }) => {
      await page.goto('/');
      const pages = page.getByRole('combobox', { name: 'Page' });
      await pages.waitFor();
      const options = await pages.getByRole('option').all();
      const addresses = await Promise.all(options.map((option) => option.getAttribute('value')));
      expect(addresses).not.toEqual([]);
      for (const address of addresses.filter((value) => value !== null)) {
        await pages.selectOption(address);
        await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }

      const person = page.getByRole('combobox', { name: 'Person' });
      for (const kind of ['trial', 'subscriber', 'visitor']) {
        await person.selectOption(kind);
        await expect(page).toHaveURL(new RegExp(`as=${kind}`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(person).toHaveValue(kind);
      }
    });
  });
}

test('mentor-mfe by itself answers on mocked data', async ({ page }) => {
  const chat = new ChatPage(page);
  await page.goto(`/aimentor/${imogen.slug}/chat?conversation=${crypto.randomUUID()}`);
  await chat.ask('How do I begin?');
  await expect(chat.answers).toHaveCount(1);
});
