import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths, pathTo } from '@greenroom/contracts';
import { imogen, nervous } from '@greenroom/tools/site';
import { FaultProxy } from '../fixtures/fault-proxy.ts';
import { OwnSite } from '../fixtures/own-site.ts';
import { PageTime } from '../fixtures/page-time.ts';
import { releasesOf } from '../fixtures/releases-of.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { ChatPage } from '../pages/chat-page.ts';
import { filesOf, loadedParts, scriptsAsked } from '../pages/federation.ts';
import { SitePage } from '../pages/site-page.ts';

interface Fixtures {
  /** A proxy between the browser and the site that injects faults. */
  way: FaultProxy;
  site: SitePage;
}

/**
 * These fixtures start before the browser and stop after it: an open page keeps prefetching, and a failed request would
 * count as an unexpected error.
 */
const test = base.extend<Fixtures>({
  way: async ({ server }, use) => {
    const way = await FaultProxy.before(server.url);
    await use(way);
    await way.stop();
  },
  baseURL: ({ way }, use) => use(way.url),
  site: ({ page }, use) => use(new SitePage(page)),
});

/** A site for tests that change releases; each uses another remote. */
let siteOfReleases: OwnSite | undefined;
const testOfReleases = test.extend<{ own: OwnSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  own: async ({}, use) => {
    siteOfReleases ??= await OwnSite.start();
    await use(siteOfReleases);
  },
  way: async ({ own }, use) => {
    const way = await FaultProxy.before(own.url);
    await use(way);
    await way.stop();
  },
});

/** Errors of the browser for a blocked script, and of the federation runtime for a remote. */
const refused = [
  /Failed to find a valid digest in the 'integrity' attribute/,
  /Failed to load resource|net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|FAILED|ABORTED)/,
  / 404/,
  /ChunkLoadError|Loading chunk|RUNTIME-\d+|ScriptNetworkError/,
];

const failed = 'This part didn’t arrive';
const scenes = 'What are you walking into?';

for (const fault of ['changed', 'refused', 'gone'] as const) {
  test(`a remote whose entry is ${fault} does not run, the rest works, and Retry loads it once the fault is gone`, async ({
    page,
    site,
    way,
    consoleErrors,
  }) => {
    consoleErrors.announce(...refused);
    way.breaks((await filesOf(way.url, 'roleplay-mfe')).entry, fault);
    await signIn(page, way.url);
    await page.goto(paths.coaches);
    await site.isThere();
    await site.goTo('Practice');
    await expect(site.heading).toHaveText(failed);
    expect(await loadedParts(page)).not.toContain('roleplay_mfe');
    await expect(page.getByRole('banner')).toBeVisible();
    await site.goTo('Meetings');
    await expect(site.heading).toHaveText('Before you go in');

    await site.goTo('Practice');
    await expect(site.heading).toHaveText(failed);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(site.heading).toHaveText(failed);
    way.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(site.heading).toHaveText(scenes);
  });

  test(`a page whose file is ${fault} does not run, the remote’s other pages do, and Retry loads it`, async ({
    page,
    site,
    way,
    consoleErrors,
  }) => {
    consoleErrors.announce(...refused);
    way.breaks((await filesOf(way.url, 'mentor-mfe')).screen(paths.mentor), fault);
    await signIn(page, way.url);
    await page.goto(paths.coaches);
    await site.isThere();
    await page.getByRole('main').getByRole('link', { name: imogen.name }).first().click();
    await expect(site.heading).toHaveText(failed);
    await site.goTo('Coaches');
    await expect(site.heading).toHaveText('Who do you want in your corner?');
    await page.goBack();
    await expect(site.heading).toHaveText(failed);
    way.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(site.heading).toHaveText(imogen.name);
  });
}

test('retries a remote whose entry does not load within 5 s, and does not run the late one after all', async ({
  page,
  site,
  way,
  consoleErrors,
}) => {
  // This feedback does not exist, so the page itself is a 404; its remote is loaded all the same.
  consoleErrors.announce(/ 404/);
  await page.addInitScript(() => {
    let container: unknown;
    Object.assign(window, { containersSet: 0 });
    Object.defineProperty(window, 'meetings_mfe', {
      get: () => container,
      set(value) {
        container = value;
        if (value !== undefined) (window as unknown as { containersSet: number }).containersSet += 1;
      },
    });
  });
  const time = await PageTime.of(page);
  const containers = () => page.evaluate(() => (window as unknown as { containersSet: number }).containersSet);
  way.breaks((await filesOf(way.url, 'meetings-mfe')).entry, 'silent', 1);
  // A preloaded file that never arrives prevents the browser's load event.
  await signIn(page);
  await page.goto(paths.meetingsFeedback, { waitUntil: 'domcontentloaded' });
  await time.passUntil(() => site.heading.isVisible());
  expect(await containers()).toBe(1);
  way.mend();
  await time.pass(1_000);
  expect(await containers()).toBe(1);
});

test('a remote that never answers is replaced by the error message after three times 5 s', async ({
  page,
  site,
  way,
  consoleErrors,
}) => {
  consoleErrors.announce(...refused);
  way.breaks((await filesOf(way.url, 'meetings-mfe')).entry, 'silent');
  const entries = () => scripts.filter((path) => path.includes('meetings-mfe') && path.includes('remoteEntry'));
  await signIn(page);
  const scripts = scriptsAsked(page);
  const time = await PageTime.of(page);
  await page.goto(paths.meetingsFeedback, { waitUntil: 'domcontentloaded' });
  await expect(site.navigation).toBeVisible();
  const passed = await time.passUntil(() => site.heading.isVisible());
  await expect(site.heading).toHaveText(failed);
  expect(passed).toBeGreaterThan(15_000);
  expect(entries()).toHaveLength(3);
  way.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(site.heading).not.toHaveText(failed);
});

test('a server-rendered page can be read while its remote is corrupted on the way, and hydrates once the fault is gone', async ({
  page,
  site,
  way,
  consoleErrors,
}) => {
  consoleErrors.announce(...refused);
  way.breaks((await filesOf(way.url, 'roleplay-mfe')).entry, 'changed');
  await page.goto(paths.categories);
  await expect(site.heading).toHaveText(scenes);
  const again = page.getByRole('status').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  way.mend();
  await again.click();
  await expect(again).toBeHidden();
  await expect(site.heading).toHaveText(scenes);
});

test('a chat whose lazy parts cannot load still sends and answers', async ({ page, way, consoleErrors }) => {
  consoleErrors.announce(...refused);
  way.breaks((await filesOf(way.url, 'mentor-mfe')).parts(), 'changed');
  const chat = new ChatPage(page);
  await chat.open();
  expect(await chat.ask(nervous.question)).toMatch(/\w/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page whose shell file is corrupted can be read, and recovers by itself once the fault is gone', async ({
  page,
  way,
  consoleErrors,
}) => {
  consoleErrors.announce(...refused);
  const shared = /^\/shell\/[^/]+\/shared\./;
  way.breaks(shared, 'changed');
  const scripts = scriptsAsked(page);
  const time = await PageTime.of(page);
  await page.goto(paths.root);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get ready before you go on.');
  await expect.poll(() => scripts.filter((path) => shared.test(path)).length).toBeGreaterThanOrEqual(3);
  await time.pass(2_000);
  way.mend();
  await page.getByRole('main').getByRole('link', { name: imogen.name }).first().click();
  await expect(page).toHaveURL(pathTo('mentor', { instructorSlug: imogen.slug }));
  const language = page.getByRole('button', { name: 'Dark or light' });
  await expect(async () => {
    await language.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light', { timeout: 500 });
  }).toPass();
});

test.describe('with several releases', () => {
  test.afterAll(() => siteOfReleases?.stop());

  const untilPublic = (url: string, remote: string, version: string) =>
    expect
      .poll(async () => (await filesOf(url, remote)).version)
      .toMatch(new RegExp(`^${version.replaceAll('.', '\\.')}-`));

  testOfReleases(
    'where the newest release is changed on its way, the last good one stands in for it',
    async ({ page, own, way, site, consoleErrors }) => {
      consoleErrors.announce(...refused);
      own.publish('meetings-mfe', '0.2.0');
      await untilPublic(own.url, 'meetings-mfe', '0.2.0');
      way.breaks(/^\/remotes\/meetings-mfe\/0\.2\.0-/, 'changed');
      await signIn(page);
      await page.goto(paths.meetingsFeedback);
      await expect(site.heading).toBeVisible();
      await expect(site.heading).not.toHaveText(failed);
      expect(way.asked.filter((path) => /^\/remotes\/meetings-mfe\/0\.1\.0-.*remoteEntry/.test(path))).not.toEqual([]);
    },
  );

  testOfReleases(
    'an open page goes on with the release it began with, through three further ones',
    async ({ page, own, site }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      const scripts = scriptsAsked(page);
      await signIn(page);
      await page.goto(paths.categories);
      await site.isThere();
      for (const version of ['0.2.0', '0.3.0', '0.4.0']) own.publish('roleplay-mfe', version);
      await untilPublic(own.url, 'roleplay-mfe', '0.4.0');
      const before = scripts.length;
      await page
        .getByRole('main')
        .getByRole('link', { name: /Ask for the raise/ })
        .first()
        .click();
      await expect(site.heading).toHaveText('Ask for the raise');
      const later = scripts.slice(before).filter((path) => path.startsWith('/remotes/roleplay-mfe/'));
      expect(later.length).toBeGreaterThan(0);
      for (const path of later) expect(path).toMatch(/^\/remotes\/roleplay-mfe\/0\.1\.0-/);

      await page.reload();
      await site.isThere();
      expect(await releasesOf(page, 'roleplay-mfe')).toEqual([expect.stringMatching(/^0\.4\.0-/)]);
    },
  );

  for (const [what, remote, address, file] of [
    ['a record', 'account-mfe', paths.helpCenter, /^remotes\/account-mfe\/0\.2\.0-.*release\.json$/],
    ['the registry', 'checkout-mfe', paths.quiz, /frontend-discovery\.json$/],
  ] as const) {
    testOfReleases(
      `${what} that nobody of ours signed is not believed: one gets the last good release`,
      async ({ page, own, site }) => {
        await signIn(page);
        await page.goto(address);
        await site.isThere();
        await page.goto('about:blank');
        let mend = () => {};
        await own.meanwhile(() => {
          own.publish(remote, '0.2.0');
          mend = spoil(own.store, file);
        });
        await page.goto(address);
        await site.isThere();
        await expect(site.heading).not.toHaveText(failed);
        expect(await releasesOf(page, remote)).toEqual([expect.stringMatching(/^0\.1\.0-/)]);
        mend();
      },
    );
  }
});

/** Changes a word in a file so that it does not match its signature. @returns a function that restores it */
function spoil(folder: string, file: RegExp): () => void {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => file.test(path));
  expect(found).toHaveLength(1);
  const path = join(folder, found[0]!);
  const content = readFileSync(path, 'utf8');
  writeFileSync(path, content.replaceAll('"path": "/', '"path": "/else/'));
  expect(readFileSync(path, 'utf8')).not.toBe(content);
  return () => writeFileSync(path, content);
}
