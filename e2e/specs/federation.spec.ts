import { paths } from '@greenroom/contracts';
import { demo, imogen } from '@greenroom/tools/site';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { countRenderers, emotionKeys, loadedParts, sharedModules } from '../pages/federation.ts';
import { inUse } from '../pages/in-use.ts';
import { SitePage } from '../pages/site-page.ts';

const blocked = [
  /ERR_FAILED/,
  / 404/,
  /Failed to load|Loading (chunk|script)|ChunkLoadError|RUNTIME-\d+|ScriptExternalLoadError/i,
];

test('two remotes in one visit run on one React, router, store, API client and Emotion cache', async ({ page }) => {
  const renderers = await countRenderers(page);
  const site = new SitePage(page);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await signIn(page);
  await page.goto(paths.coaches);
  await site.isThere();
  await site.goTo('Practice');
  await expect(site.heading).toHaveText('What are you walking into?');
  await site.goTo('Coaches');
  await page.getByRole('main').getByRole('link', { name: imogen.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: imogen.name })).toBeVisible();

  expect(documents).toHaveLength(1);
  expect(await loadedParts(page)).toEqual(expect.arrayContaining(['shell', 'mentor_mfe', 'roleplay_mfe']));
  expect(await renderers()).toBe(1);
  expect(await emotionKeys(page)).toEqual(['gr']);

  const shared = await sharedModules(page);
  const names = shared.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  // Including modules that the shell itself does not use on these pages.
  expect(names).toContain('@greenroom/analytics');
  expect(shared.filter(({ from }) => from !== 'shell')).toEqual([]);
  const usedBy = (name: string) => shared.find((module) => module.name === name)?.usedBy;
  expect(usedBy('@greenroom/navigation')).toEqual(expect.arrayContaining(['shell', 'mentor_mfe', 'roleplay_mfe']));
  expect(usedBy('@greenroom/api-client')).toEqual(expect.arrayContaining(['shell', 'mentor_mfe']));
  expect(usedBy('@emotion/styled')).toEqual(expect.arrayContaining(['shell', 'mentor_mfe', 'roleplay_mfe']));
});

test('a remote’s page uses data that the shell has fetched, without another request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/users/me') && asked.push(request.url()));
  await page.goto(paths.root);
  await inUse(page, 'main a');
  await page.getByRole('main').getByRole('link', { name: imogen.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: imogen.name })).toBeVisible();
  expect(await loadedParts(page)).toContain('mentor_mfe');
  expect(asked).toEqual([]);
});

test('the shell’s page uses data that a remote has fetched, without another request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/users/me') && asked.push(request.url()));
  const account = new AccountPages(page);
  await account.open('/login');
  await account.logIn(demo.username, demo.password);
  await expect(page).toHaveURL(paths.homepage);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

for (const [how, refuse] of [
  ['cannot be reached', { abort: true }],
  ['is gone', { abort: false }],
] as const) {
  test(`a remote whose entry ${how} leaves the rest working, and loads when it is tried again`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.announce(...blocked);
    const site = new SitePage(page);
    const entry = '**/remotes/roleplay-mfe/**/remoteEntry*';
    await page.route(entry, (route) =>
      refuse.abort ? route.abort('failed') : route.fulfill({ status: 404, body: '{}' }),
    );
    await signIn(page);
    await page.goto(paths.coaches);
    await site.isThere();

    await site.goTo('Practice');
    await expect(site.heading).toHaveText('This part didn’t arrive');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await site.goTo('Meetings');
    await expect(site.heading).toHaveText('Before you go in');

    await site.goTo('Practice');
    await expect(site.heading).toHaveText('This part didn’t arrive');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(site.heading).toHaveText('This part didn’t arrive');
    await page.unroute(entry);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(site.heading).toHaveText('What are you walking into?');
  });
}

test('a page opened while its remote is down shows an error, and loads when it is tried again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.announce(...blocked);
  const site = new SitePage(page);
  await page.route('**/remotes/meetings-mfe/**', (route) => route.abort('failed'));
  await signIn(page);
  await page.goto(paths.meetingsFeedback);
  await expect(site.heading).toHaveText('This part didn’t arrive');
  await expect(site.navigation).toBeVisible();
  await page.unroute('**/remotes/meetings-mfe/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await site.isThere();
});

test('a page of a loaded remote whose own file fails to load works when it is tried again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.announce(...blocked);
  const site = new SitePage(page);
  await signIn(page);
  await page.goto(paths.coaches);
  await site.isThere();
  await page.route('**/remotes/mentor-mfe/**', (route) => route.abort('failed'));
  await page.getByRole('main').getByRole('link', { name: imogen.name }).first().click();
  await expect(site.heading).toHaveText('This part didn’t arrive');
  await page.unroute('**/remotes/mentor-mfe/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: imogen.name })).toBeVisible();
});
