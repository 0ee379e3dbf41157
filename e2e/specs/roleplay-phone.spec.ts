import { paths } from '@greenroom/contracts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { hiddenBy } from '../pages/in-sight.ts';
import { ScenePage } from '../pages/scene-page.ts';

const heights = { 390: 844, 820: 1180, 1440: 900 } as const;

test('the button that starts a scene is in view without scrolling, at 390, 820 and 1440', async ({ page }) => {
  await signIn(page);
  const scene = new ScenePage(page);
  for (const open of [() => scene.open(), () => scene.openCustom()]) {
    await open();
    for (const [width, height] of Object.entries(heights)) {
      await page.setViewportSize({ width: Number(width), height });
      await expect.poll(() => hiddenBy(scene.begin), { message: `${page.url()} at ${width}` }).toBeUndefined();
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a scene can be ended, and its last lines are visible above the keyboard', async ({ page }) => {
    await signIn(page);
    const scene = new ScenePage(page);
    await scene.open();
    await scene.startScene();
    for (const name of ['Pause', 'End scene']) {
      await expect.poll(() => hiddenBy(page.getByRole('button', { name })), { message: name }).toBeUndefined();
    }
    await page.getByRole('button', { name: 'End scene' }).click();
    for (const name of ['Yes, end it', 'Stay']) {
      await expect.poll(() => hiddenBy(page.getByRole('button', { name })), { message: name }).toBeUndefined();
    }
    await page.setViewportSize({ width: 390, height: 430 });
    await expect.poll(async () => (await scene.thread.boundingBox())!.height).toBeGreaterThanOrEqual(3 * 26);
    await expect.poll(() => hiddenBy(scene.box)).toBeUndefined();
  });

  test('the navigation at the bottom has all main places', async ({ page }) => {
    await signIn(page);
    await page.goto(paths.categories);
    const places = page.getByRole('navigation', { name: 'Places' }).getByRole('link');
    await expect(places).toHaveText(['Home', 'For you', 'Coaches', 'Practice', 'Meetings']);
    for (const place of await places.all()) expect(await hiddenBy(place)).toBeUndefined();
  });
});
