import type { Locator } from '@playwright/test';
import { paths } from '@greenroom/contracts';
import { imogen } from '@greenroom/tools/site';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { loadedParts, scriptsAsked } from '../pages/federation.ts';
import { SitePage } from '../pages/site-page.ts';

/** Stands in for a connection whose owner counts what comes over it. */
const countedConnection = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** Without the shell's own: what counts comes when the page is at rest, whatever is clicked. */
const ofRemotes = (scripts: string[]) => scripts.filter((path) => path.startsWith('/remotes/'));

for (const [how, wish] of [
  ['a pointer that rests on it', (link) => link.hover()],
  ['the keyboard', (link) => link.focus()],
] satisfies [string, (link: Locator) => Promise<void>][]) {
  test(`a link that is wanted by ${how} brings its page: clicking it asks for no script`, async ({ page }) => {
    await page.addInitScript(countedConnection);
    await page.goto(paths.root);
    await page.waitForLoadState('networkidle');
    const scripts = scriptsAsked(page);
    const link = page.getByRole('main').getByRole('link', { name: imogen.name }).last();
    await wish(link);
    await expect.poll(() => scripts.some((path) => path.startsWith('/remotes/mentor-mfe/'))).toBe(true);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    const before = scripts.length;
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: imogen.name })).toBeVisible();
    expect(ofRemotes(scripts.slice(before))).toEqual([]);
  });
}

test('a pointer that passes over a link means nothing', async ({ page }) => {
  await page.addInitScript(countedConnection);
  await page.goto(paths.root);
  await page.waitForLoadState('networkidle');
  const scripts = scriptsAsked(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scenes' });
  await link.dispatchEvent('pointerover');
  await page.mouse.move(5, 500);
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerover');
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
});

test('the pages of the navigation are there before one asks, once the page is at rest', async ({ page }) => {
  const site = new SitePage(page);
  await signIn(page);
  await page.goto(paths.helpCenter);
  await expect
    .poll(() => loadedParts(page))
    .toEqual(expect.arrayContaining(['mentor_mfe', 'roleplay_mfe', 'meetings_mfe']));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const scripts = scriptsAsked(page);
  await site.goTo('Scenes');
  await expect(site.heading).toHaveText('What are you walking into?');
  await site.goTo('Prompter');
  await expect(site.heading).toHaveText(/^Prompter/);
  await site.goTo('Coaches');
  await expect(site.heading).toHaveText('Who do you want in your corner?');
  expect(ofRemotes(scripts)).toEqual([]);
});

test('on a connection that is counted nothing comes that nobody asked for', async ({ page }) => {
  await page.addInitScript(countedConnection);
  await page.goto(paths.root);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_500);
  expect(await loadedParts(page)).toEqual(['shell']);
});
