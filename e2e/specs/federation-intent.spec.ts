import type { Locator, Page } from '@playwright/test';
import { paths } from '@greenroom/contracts';
import { imogen } from '@greenroom/tools/site';
import { PageTime } from '../fixtures/page-time.ts';
import { arrivedFiles } from '../fixtures/releases-of.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { filesOf, loadedParts, scriptsAsked } from '../pages/federation.ts';
import { inUse } from '../pages/in-use.ts';
import { SitePage } from '../pages/site-page.ts';

/** Pretends that the visitor's connection saves data. */
const countedConnection = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** Returns the remotes' scripts only: analytics in the shell loads when the page is idle, regardless of clicks. */
const ofRemotes = (scripts: string[]) => scripts.filter((path) => path.startsWith('/remotes/'));

/** Waits until the page has everything that a remote needs to render a page. */
async function untilAhead(page: Page, url: string, remote: string, path: string): Promise<void> {
  const needed = (await filesOf(url, remote)).neededFor(path);
  await expect.poll(() => arrivedFiles(page)).toEqual(expect.arrayContaining(needed));
}

for (const [how, wish] of [
  ['a pointer that rests on it', (link) => link.hover()],
  ['the keyboard', (link) => link.focus()],
] satisfies [string, (link: Locator) => Promise<void>][]) {
  test(`a link with ${how} prefetches its page: clicking it requests no script`, async ({ page, baseURL }) => {
    await page.addInitScript(countedConnection);
    await page.goto(paths.root);
    await inUse(page, 'main a');
    const scripts = scriptsAsked(page);
    const link = page.getByRole('main').getByRole('link', { name: imogen.name }).last();
    await wish(link);
    await untilAhead(page, baseURL!, 'mentor-mfe', paths.mentor);
    const before = scripts.length;
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: imogen.name })).toBeVisible();
    expect(ofRemotes(scripts.slice(before))).toEqual([]);
  });
}

test('prefetches the pages in the navigation once the page is idle', async ({ page, baseURL }) => {
  const site = new SitePage(page);
  await signIn(page);
  await page.goto(paths.helpCenter);
  await expect
    .poll(() => loadedParts(page))
    .toEqual(expect.arrayContaining(['mentor_mfe', 'roleplay_mfe', 'meetings_mfe']));
  await untilAhead(page, baseURL!, 'roleplay-mfe', paths.categories);
  await untilAhead(page, baseURL!, 'meetings-mfe', paths.meetings);
  await untilAhead(page, baseURL!, 'mentor-mfe', paths.coaches);
  const scripts = scriptsAsked(page);
  await site.goTo('Practice');
  await expect(site.heading).toHaveText('What are you walking into?');
  await site.goTo('Meetings');
  await expect(site.heading).toHaveText('Before you go in');
  await site.goTo('Coaches');
  await expect(site.heading).toHaveText('Who do you want in your corner?');
  // Once open, the meetings page loads its lazy parts.
  expect(ofRemotes(scripts).filter((script) => !script.includes('/meetings-mfe/'))).toEqual([]);
});

test('prefetches nothing on a connection that saves data', async ({ page }) => {
  const time = await PageTime.of(page);
  await page.addInitScript(countedConnection);
  await page.goto(paths.root);
  await page.waitForLoadState('networkidle');
  await time.pass(1_500);
  expect(await loadedParts(page)).toEqual(['shell']);
});
