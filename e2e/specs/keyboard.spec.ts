import { type Locator, type Page } from '@playwright/test';
import { paths } from '@greenroom/contracts';
import { imogen, nervous } from '@greenroom/tools/site';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { inUse } from '../pages/in-use.ts';
import { raise, ScenePage } from '../pages/scene-page.ts';

test('goes the whole way from the landing page to an item with the keyboard only', async ({ page, chat }) => {
  await page.goto('/');
  await inUse(page, 'main a');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await press(page, page.getByRole('main').getByRole('link', { name: 'Meet the coaches' }).first());
  await expect(page).toHaveURL('/#coaches');
  await press(page, page.getByRole('main').getByRole('link', { name: imogen.name }).last());
  await expect(page.getByRole('heading', { level: 1, name: imogen.name })).toBeFocused();
  await press(page, page.getByRole('link', { name: `Write to ${imogen.firstName}` }).first());

  await expect(page.getByRole('heading', { level: 1, name: imogen.name })).toBeFocused();
  await tabTo(page, chat.box);
  await page.keyboard.type('My voice disappears');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('when I start a talk.');
  await page.keyboard.press('Enter');
  await chat.finishedAnswer();
  await expect(chat.box).toBeFocused();
  await expect(chat.box).toHaveValue('');

  await tabTo(page, chat.card, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: nervous.item.title })).toBeFocused();
});

test('plays a whole scene with the keyboard only: choosing, setting up, speaking, pausing, ending, reading', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  const scene = new ScenePage(page);
  await page.goto(paths.categories);
  await press(page, page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Work/ }));
  await press(page, page.getByRole('link', { name: new RegExp(raise.title) }).first());
  await expect(page.getByRole('heading', { level: 1, name: raise.title })).toBeFocused();
  const usual = page.getByRole('radio', { name: 'Realistic' });
  await tabTo(page, usual);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Easygoing' })).toBeChecked();
  await press(page, scene.begin);
  await press(page, scene.ready);
  await scene.box.waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const lines = scene.thread.getByRole('listitem');
  await lines.nth(1).waitFor();
  await tabTo(page, scene.box);
  for (const [index, line] of raise.lines.slice(0, 5).entries()) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
    await expect(scene.thread.getByText(/is thinking/)).toHaveCount(0);
    await expect(lines).toHaveCount(2 * index + 4);
    await expect(scene.box).toBeFocused();
  }
  await press(page, page.getByRole('button', { name: 'Ask for the last line again' }));
  await expect(scene.thread.getByText(/, once more:/)).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Pause the scene' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await scene.box.waitFor();

  await press(page, page.getByRole('button', { name: 'End scene' }));
  await expect(page.getByRole('button', { name: 'Yes, end it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/feedback\?uuid=/);
  await scene.score();
  await tabTo(page, page.getByRole('button', { name: 'Save as PDF' }));
  await tabTo(page, page.getByRole('link', { name: /^line \d+$/ }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#line-\d+$/);
});

test('the focused element is visibly focused', async ({ page }) => {
  await page.goto('/');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const focused = document.activeElement!;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      // A link whose picture would cover an outline shows a border above it instead.
      const { borderTopStyle, borderTopWidth } = getComputedStyle(focused, '::before');
      return outlineStyle === 'none'
        ? { outlineStyle: borderTopStyle, outlineWidth: Number.parseFloat(borderTopWidth) }
        : { outlineStyle, outlineWidth: Number.parseFloat(outlineWidth) };
    });
    expect(outline.outlineStyle, await nameOfFocused(page)).not.toBe('none');
    expect(outline.outlineWidth, await nameOfFocused(page)).toBeGreaterThanOrEqual(2);
  }
});

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'can be reached with the Tab key').toBeFocused({ timeout: 1 });
}

function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 60) ?? '');
}

const outlineOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).outlineStyle);

test('a heading that gets the focus after a key shows it', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await inUse(page, 'main a');
  await press(page, page.getByRole('group', { name: 'Some of the coaches' }).getByRole('link').first());
  await expect(heading).toBeFocused();
  expect(await outlineOf(heading)).toBe('solid');
  // As on a page that the visitor has not used yet.
  await heading.evaluate((element) => element.toggleAttribute('data-focus-unasked', true));
  expect(await outlineOf(heading)).toBe('none');
});

test('the portraits on the landing page show their focus above the picture', async ({ page }) => {
  await page.goto('/');
  await inUse(page, 'main a');
  const portrait = page.getByRole('group', { name: 'Some of the coaches' }).getByRole('link').first();
  await tabTo(page, portrait);
  const ring = () =>
    portrait.evaluate((link) => {
      const { borderTopStyle, borderTopWidth, zIndex } = getComputedStyle(link, '::before');
      return `${borderTopWidth} ${borderTopStyle}, ${zIndex}`;
    });
  expect(await ring()).toBe('2px solid, 3');
});
