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
  /** Between the browser and the site, where things go wrong. */
  way: FaultProxy;
  site: SitePage;
}

/**
 * What pages look at is set up before their browser and stops after it: an open page goes on fetching what it may need
 * next, and what it then cannot reach would count as a mishap.
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

/** A site for journeys that change releases: each takes another remote. */
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

/** What a browser says of a script that it cannot have, and the federation runtime of a remote. */
const refused = [
  /Failed to find a valid digest in the 'integrity' attribute/,
  /Failed to load resource|net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|FAILED|ABORTED)/,
  / 404/,
  /ChunkLoadError|Loading chunk|RUNTIME-\d+|ScriptNetworkError/,
];

const failed = 'This part didn’t arrive';
const scenes = 'What are you walking into?';

for (const fault of ['changed', 'refused', 'gone'] as const) {
  test(`a remote whose entry is ${fault} does not run, the rest lives, and Retry brings it once all is well`, async ({
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

  test(`a screen whose file is ${fault} does not run, the remote’s others do, and Retry brings it`, async ({
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

test('a remote whose entry does not come within 5 s is tried again, and the late one does not run after all', async ({
  page,
  site,
  way,
  consoleErrors,
}) => {
  // There are no such notes, so that the page itself is not found; its remote is asked for all the same.
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
  // A file that is hinted at and does not come keeps the browser from calling the page loaded.
  await signIn(page);
  await page.goto(paths.meetingsFeedback, { waitUntil: 'domcontentloaded' });
  await time.passUntil(() => site.heading.isVisible());
  expect(await containers()).toBe(1);
  way.mend();
  await time.pass(1_000);
  expect(await containers()).toBe(1);
});

test('a remote that never answers gives way to the calm message after three times 5 s', async ({
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

test('a page that came with the HTML can be read while its remote is changed on its way, and is in use once it is well', async ({
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

test('where parts of a room cannot be had, one still talks in it', async ({ page, way, consoleErrors }) => {
  consoleErrors.announce(...refused);
  way.breaks((await filesOf(way.url, 'mentor-mfe')).parts(), 'changed');
  const chat = new ChatPage(page);
  await chat.open();
  expect(await chat.ask(nervous.question)).toMatch(/\w/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a shell whose own file is changed leaves the page to be read, and mends itself once all is well', async ({
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

/** Another word in a file, so that it is not what was signed. @returns puts it right again */
function spoil(folder: string, file: RegExp): () => void {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => file.test(path));
  expect(found).toHaveLength(1);
  const path = join(folder, found[0]!);
  const content = readFileSync(path, 'utf8');
  writeFileSync(path, content.replaceAll('"path": "/', '"path": "/else/'));
  expect(readFileSync(path, 'utf8')).not.toBe(content);
  return () => writeFileSync(path, content);
}
