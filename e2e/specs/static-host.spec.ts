import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { fillPath, paths } from '@greenroom/contracts';
import { imogen } from '@greenroom/tools/site';
import { FileServer } from '../fixtures/file-server.ts';
import { OwnSite } from '../fixtures/own-site.ts';
import { releasesOf } from '../fixtures/releases-of.ts';
import { expect, test } from '../fixtures/test.ts';
import { ChatPage } from '../pages/chat-page.ts';
import { SitePage } from '../pages/site-page.ts';

const remote = 'roleplay-mfe';
const registryFile = '.well-known/frontend-discovery.json';

let own: OwnSite;
let files: FileServer;
test.beforeAll(async () => {
  own = await OwnSite.start();
  own.publish(remote, '2.4.0', 50);
  files = await FileServer.start(own.export('--overrides'), own.url);
});
test.afterAll(async () => {
  await files.stop();
  await own.stop();
});

/** Returns the release of the remote that serves a page's scenes. */
async function releaseOf(page: Page, origin: string): Promise<string | undefined> {
  await page.goto(origin + paths.categories);
  await new SitePage(page).isThere();
  const [release, ...others] = await releasesOf(page, remote);
  expect(others).toEqual([]);
  return release;
}

async function visitorIs(context: BrowserContext, visitorId: string): Promise<void> {
  await context.addCookies([{ name: 'visitor_id', value: visitorId, domain: '127.0.0.1', path: '/' }]);
}

test('plain files serve the landing page, a biography and a conversation', async ({ page }) => {
  await page.goto(files.url);
  await expect(page.getByRole('main').getByRole('link', { name: imogen.name }).first()).toBeVisible();
  await page.goto(files.url + fillPath(paths.mentor, { instructorSlug: imogen.slug }));
  await expect(page.getByRole('heading', { level: 1, name: imogen.name })).toBeVisible();
  const styled = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(styled).toMatch('Ysabeau');
  await page.goto(files.url + fillPath(paths.mentorChat, { instructorSlug: imogen.slug }));
  const chat = new ChatPage(page);
  await chat.ask('Hello');
  await expect(chat.answers.last()).not.toBeEmpty();
});

test('a visitor always gets the release that the server would have chosen', async ({ page, context }) => {
  const seen = new Set<string | undefined>();
  // A release's salt is random: six visitors all get the same one in one run of 32, thirty-two never do.
  for (let visitor = 0; visitor < 6 || (seen.size < 2 && visitor < 32); visitor += 1) {
    await visitorIs(context, `${String(visitor).padStart(2, '0')}2505bc-1374-40a9-8d52-575e87c19efc`);
    const here = await releaseOf(page, files.url);
    expect(await releaseOf(page, files.url)).toBe(here);
    expect(await releaseOf(page, own.url)).toBe(here);
    seen.add(here);
  }
  expect(seen.size).toBe(2);
});

test('a new visitor gets an id, which the API accepts, and keeps the same release', async ({ page, context }) => {
  const first = await releaseOf(page, files.url);
  const id = async () => (await context.cookies(files.url)).find(({ name }) => name === 'visitor_id')?.value;
  const given = await id();
  expect(given).toMatch(/^[0-9a-f-]{36}$/);
  expect(await releaseOf(page, files.url)).toBe(first);
  expect(await id()).toBe(given);
});

test('a forged registry is rejected and the last good one stays in use; a new visitor sees a calm message', async ({
  page,
  stranger,
  consoleErrors,
}) => {
  consoleErrors.announce(/not signed by a known key|older than one that was seen/);
  const path = join(files.folder, registryFile);
  const good = readFileSync(path, 'utf8');
  const signed = readFileSync(`${path}.sig`, 'utf8');
  const before = await releaseOf(page, files.url);
  try {
    writeFileSync(path, good.replaceAll('/remotes/', '/forged/'));
    expect(await releaseOf(page, files.url)).toBe(before);
    const newcomer = await stranger.newPage();
    await newcomer.goto(files.url + paths.categories);
    await expect(newcomer.getByRole('button', { name: 'Refresh the page' })).toBeVisible();
    await expect(newcomer.getByRole('heading').first()).toBeVisible();
  } finally {
    writeFileSync(path, good);
  }

  // A later registry is accepted; the older one, served again, is not.
  own.publish(remote, '2.5.0', 100);
  own.export('--overrides');
  expect(await releaseOf(page, files.url)).toMatch(/^2\.5\.0-/);
  writeFileSync(`${path}.sig`, signed);
  writeFileSync(path, good);
  expect(await releaseOf(page, files.url)).toMatch(/^2\.5\.0-/);
  own.export('--overrides');
});

test('an address can request a release if the export allows it', async ({ page }) => {
  await page.goto(`${files.url}${paths.categories}?mfe.${remote}=2.4.0`);
  const badge = page.getByRole('status').filter({ hasText: `Test release: ${remote} 2.4.0.` });
  await expect(badge).toBeVisible();
  expect(await releaseOf(page, files.url)).toMatch(/^2\.4\.0-/);
  await page.getByRole('link', { name: 'Back to the usual site' }).click();
  await new SitePage(page).isThere();
  await expect(badge).toHaveCount(0);
});
