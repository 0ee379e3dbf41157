import { paths } from '@greenroom/contracts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ScenePage } from '../pages/scene-page.ts';

test('without a connection the offline page says so, and “Try again” continues once it is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.announce(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
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

test('a full-height page keeps its bottom in view below the offline banner', async ({
  page,
  context,
  chat,
  consoleErrors,
}) => {
  consoleErrors.announce(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  await page.setViewportSize({ width: 820, height: 700 });
  await signIn(page);
  const scene = new ScenePage(page);
  await scene.open();
  await scene.startScene();
  const inView = async (foot: typeof scene.box) => {
    await context.setOffline(true);
    await expect(page.getByText('No internet connection.')).toBeVisible();
    await expect(foot).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    await context.setOffline(false);
    await expect(page.getByText('No internet connection.')).toHaveCount(0);
  };
  await inView(scene.box);
  await chat.open();
  await inView(chat.box);
});
