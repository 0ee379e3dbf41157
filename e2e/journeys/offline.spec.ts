import { paths } from '@greenroom/contracts';
import { expect, test } from '../fixtures/test.ts';

test('without a connection a page of ours says so, and leads on once it is back', async ({
  page,
  context,
  mishaps,
}) => {
  mishaps.announce(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  await page.goto(paths.root);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
  await context.setOffline(true);
  await page.goto(paths.categories);
  await expect(page.getByRole('status')).toHaveText('You’re offline. The stage needs a connection.');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(paths.categories);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you walking into?');
});
