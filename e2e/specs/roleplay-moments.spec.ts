import { paths } from '@greenroom/contracts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { axeAndWidth, foundIn, looksAt } from '../pages/looks.ts';
import { raise, ScenePage } from '../pages/scene-page.ts';

const test = base.extend<{ scene: ScenePage }>({
  scene: ({ page }, use) => use(new ScenePage(page)),
});

const weak = [
  raise.lines[0],
  'Maybe I’d sort of like a bit more pay, if that is okay, perhaps from January?',
  raise.lines[2],
  'You never look at what I do, and that is your fault.',
  raise.lines[4],
];

test.beforeEach(async ({ page, scene }) => {
  test.slow();
  await signIn(page);
  await scene.open();
  await scene.startScene();
});

test('the portrait’s light follows the partner’s trust, and the feedback says line by line why', async ({
  page,
  scene,
}) => {
  const portrait = page.getByRole('complementary').getByRole('img').first();
  const light = () => portrait.evaluate((image) => Number(getComputedStyle(image).getPropertyValue('--light')));
  const before = await light();
  await scene.say(weak[0]!);
  await expect(page.getByText(/^Dorothea Achebe opened, because /)).toBeVisible();
  const opened = await light();
  expect(opened).toBeGreaterThan(before);
  await scene.say(weak[3]!);
  await expect(page.getByText('Dorothea Achebe closed up, because you blamed.')).toBeVisible();
  expect(await light()).toBeLessThan(opened);
  await scene.talk([weak[2]!, weak[4]!, weak[1]!]);
  await scene.finish();
  await scene.score();

  const part = page.getByRole('region', { name: 'Where the light changed' });
  const slider = part.getByRole('slider', { name: 'Your lines' });
  await slider.focus();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Before your first line\./);
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /because you blamed\.$/);
  await expect(part.getByRole('blockquote')).toContainText(weak[3]!);
  expect(await foundIn(page, looksAt(390, 1440), () => axeAndWidth(page))).toEqual({});
});

test('a weak moment is rehearsed: the same push, another line, compared with the first; kept over a reload', async ({
  page,
  scene,
}) => {
  await scene.talk(weak);
  await scene.finish();
  const score = await scene.score();
  const part = page.getByRole('region', { name: 'Rehearse a moment' });
  const moment = part.getByRole('listitem').filter({ hasText: 'that is your fault' }).first();
  await moment.getByRole('button', { name: 'Rehearse this moment' }).click();
  const line = 'I need the pay to match two teams, because I have led both of them since April.';
  const box = moment.getByRole('textbox', { name: 'Your line, take 1' });
  await expect(box).toBeFocused();
  await box.fill(line);
  await box.press('Enter');
  const takes = part.getByRole('list', { name: 'What you said, and your takes' });
  await expect(takes.getByRole('listitem')).toHaveCount(2);
  await expect(takes).toContainText(line);
  await page.reload();
  await expect(takes).toContainText(line);
  expect(await scene.score()).toBe(score);
  expect(await foundIn(page, looksAt(390, 1440), () => axeAndWidth(page))).toEqual({});
  await takes.getByRole('button', { name: 'Delete take 1' }).click();
  await expect(takes).toHaveCount(0);
});

test('progress has each criterion over the scenes, and leads back to the best line’s scene', async ({
  page,
  scene,
}) => {
  await scene.talk(weak);
  await scene.finish();
  await scene.score();
  await page.getByRole('link', { name: 'Each criterion, over all your scenes' }).click();
  await expect(page).toHaveURL(paths.progress);
  const work = page.getByRole('region', { name: 'Work', exact: true });
  await expect(work.getByRole('img', { name: /^The ask from scene to scene: / })).toBeVisible();
  expect(await foundIn(page, looksAt(390, 1440), () => axeAndWidth(page))).toEqual({});
  await work.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/feedback\?uuid=/);
});
