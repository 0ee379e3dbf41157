import { pathTo, paths } from '@greenroom/contracts';
import { asksForAccount, imogen, kindsOfPages, nervous } from '@greenroom/tools/site';
import { PageTime } from '../fixtures/page-time.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { askedOfApi } from '../pages/asked-of-api.ts';
import { inUse } from '../pages/in-use.ts';
import { SitePage } from '../pages/site-page.ts';

const coach = { instructorSlug: imogen.slug };
const written = [
  { name: 'a coach', address: kindsOfPages.bio, heading: imogen.name, says: /Her story, which we made up/ },
  { name: 'the coaches', address: kindsOfPages.coaches, heading: /in your corner/, says: imogen.name },
  { name: 'a shelf', address: kindsOfPages.library, heading: /Imogen’s shelf/, says: nervous.item.title },
  { name: 'an item', address: kindsOfPages.item, heading: nervous.item.title, says: /\w+ \w+ \w+/ },
  { name: 'a conversation', address: kindsOfPages.chat, heading: imogen.name, says: /Nerves mean you care/ },
  { name: 'the scenes', address: kindsOfPages.scenes, heading: /walking into/, says: /Ask for the raise/ },
  { name: 'a scene', address: kindsOfPages.scene, heading: 'Ask for the raise', says: /Dorothea Achebe/ },
] as const;

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  // A browser without scripts blocks the preload hints that name them.
  test.beforeEach(({ consoleErrors }) => consoleErrors.announce(/\.js csp /));

  for (const { name, address, heading, says } of written) {
    test(`${name} can be read and has a title`, async ({ page }) => {
      if (asksForAccount(address)) await signIn(page);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('main')).toContainText(says);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page).toHaveTitle(/\S+.* · Greenroom$/);
      const content = (selector: string) => page.locator(selector).getAttribute('content');
      expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(40);
      expect(await content('meta[property="og:title"]')).toBe((await page.title()).replace(' · Greenroom', ''));
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${address}$`));
    });
  }

  test('a visitor navigates by plain links', async ({ page }) => {
    await page.goto(paths.root);
    await page.getByRole('main').getByRole('link', { name: imogen.name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(imogen.name);
    await page.getByRole('main').getByRole('link', { name: nervous.item.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nervous.item.title);
  });
});

for (const { name, address, heading } of written) {
  test(`${name} is in use without being drawn or asked for again`, async ({ page }) => {
    const asked = askedOfApi(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { writtenHeading: document.querySelector('main h1') });
      });
    });
    if (asksForAccount(address)) await signIn(page);
    await page.goto(address);
    await inUse(page, 'main h1');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const same = () => document.querySelector('main h1') === (window as { writtenHeading?: Element }).writtenHeading;
    expect(await page.evaluate(same)).toBe(true);
    // A visitor's own history is not known before the page is opened.
    expect(asked.filter((path) => !path.endsWith('/user_history'))).toEqual([]);
  });
}

test('keeps text that is typed before the page hydrates', async ({ page }) => {
  let arrives = () => {};
  const held = new Promise<void>((resolve) => (arrives = resolve));
  await page.route('**/remotes/mentor-mfe/**/remoteEntry*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(kindsOfPages.chat, { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('textbox', { name: `Message to ${imogen.firstName}` });
  await field.fill('I freeze at the first line');
  arrives();
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await expect(field).toHaveValue('I freeze at the first line');
  await page.reload();
  await expect(field).toHaveValue('I freeze at the first line');
});

test('a server-rendered page works: a filter, links, back and forward', async ({ page }) => {
  const site = new SitePage(page);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await signIn(page);
  await page.goto(paths.coaches);
  await inUse(page, 'main [aria-label="Filter by subject"] button');
  const filter = page.getByRole('group', { name: 'Filter by subject' });
  await filter.getByRole('button').nth(1).click();
  await expect(filter.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\?category=/);
  await filter.getByRole('button', { name: 'Everyone' }).click();
  await page.getByRole('main').getByRole('link', { name: imogen.name }).first().click();
  await expect(site.heading).toHaveText(imogen.name);
  await page.goBack();
  await expect(site.heading).toHaveText(/in your corner/);
  await page.goForward();
  await expect(site.heading).toHaveText(imogen.name);
  expect(documents).toHaveLength(1);
});

for (const [what, files] of [
  ['its remote', '**/remotes/mentor-mfe/**/remoteEntry*'],
  ['any of its files', '**/remotes/mentor-mfe/**'],
] as const) {
  test(`a page stays readable and its links work while ${what} is slow to load`, async ({ page }) => {
    let arrives = () => {};
    const held = new Promise<void>((resolve) => (arrives = resolve));
    await page.route(files, async (route) => {
      await held;
      await route.continue();
    });
    const time = await PageTime.of(page);
    const site = new SitePage(page);
    await page.goto(kindsOfPages.bio, { waitUntil: 'domcontentloaded' });
    const heading = await page.locator('main h1').elementHandle();
    // The shell hydrates before the remote does: the layout around the page responds.
    await inUse(page, 'footer button');
    await page.getByRole('button', { name: 'Dark or light' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await time.passUnanswered(1_000);
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(site.heading).toHaveText(imogen.name);

    arrives();
    await inUse(page, 'main h1');
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    await page
      .getByRole('link', { name: `Write to ${imogen.firstName}` })
      .first()
      .click();
    await expect(page).toHaveURL(pathTo('mentorChat', coach));
  });
}

test('follows a link in a page that has not hydrated yet', async ({ page }) => {
  await page.route('**/remotes/mentor-mfe/**/remoteEntry*', () => new Promise(() => {}));
  await page.goto(kindsOfPages.bio, { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('link', { name: nervous.item.title }).click();
  await expect(page).toHaveURL(kindsOfPages.item);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nervous.item.title);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page whose remote fails to load can still be read, and hydrates when it is tried again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.announce(
    /ERR_FAILED/,
    /Failed to load|Loading (chunk|script)|ChunkLoadError|RUNTIME-\d+|ScriptExternalLoadError/i,
  );
  await page.route('**/remotes/mentor-mfe/**', (route) => route.abort('failed'));
  await page.goto(kindsOfPages.bio);
  await expect(page.getByText('You can read this page.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(imogen.name);
  await page.unroute('**/remotes/mentor-mfe/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You can read this page.')).toBeHidden();
  await inUse(page, 'main h1');
  await page
    .getByRole('link', { name: `Write to ${imogen.firstName}` })
    .first()
    .click();
  await expect(page).toHaveURL(pathTo('mentorChat', coach));
});

test('a coach and an item that do not exist are not found by their address', async ({ page, consoleErrors }) => {
  consoleErrors.announce(/ 404/);
  for (const address of [
    pathTo('mentor', { instructorSlug: 'nobody' }),
    pathTo('libraryItem', { ...coach, itemSlug: 'nothing' }),
  ]) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

test('the server renders the page in German for a German browser', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'de-DE', javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page);
  await page.goto(kindsOfPages.coaches);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('main').getByRole('button', { name: 'Bühne' })).toBeVisible();
  await context.close();
});
