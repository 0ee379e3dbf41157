import { paths } from '@greenroom/contracts';
import { demo } from '@greenroom/tools/site';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { SitePage } from '../pages/site-page.ts';
import type { Server } from '../fixtures/server.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { axeAndWidth, foundIn } from '../pages/looks.ts';
import { StaffLogIn } from '../pages/staff-log-in.ts';

test.describe.configure({ mode: 'serial' });

/** The pages of people and roles have a test file of their own. */
const staffPages = [
  paths.staff,
  paths.staffMails,
  paths.staffAccounts,
  paths.staffReleases,
  paths.staffJobs,
  paths.staffMoney,
  paths.staffAnnouncements,
  paths.staffEvents,
];

/** Watches for scripts that hold a staff page, found by an address that occurs nowhere else. */
function watchStaffScripts(page: Page): () => Promise<string[]> {
  const scripts: Promise<[string, string]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(
        response.text().then(
          (text) => [response.url(), text],
          () => [response.url(), ''],
        ),
      );
  });
  return async () => (await Promise.all(scripts)).filter(([, text]) => text.includes('Backstage')).map(([url]) => url);
}

/** The tests' own watcher is a script, and is blocked in a mail like any other. */
const watcherKeptOut = /Blocked script execution in '[^']*\/api\/v1\/staff\/mails\/[^']*\/html'/;

const door = new StaffLogIn();
const enter = (page: Page, server: Server) => door.enter(page, () => server.freshStaffLink());

test('staff pages redirect visitors to the login page, and load no staff code', async ({ page }) => {
  const staffScripts = watchStaffScripts(page);
  for (const address of [paths.root, ...staffPages]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    if (address !== paths.root) await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(address)}`);
  }
  expect(await staffScripts()).toEqual([]);
});

test('an account without staff rights gets 404', async ({ page, consoleErrors }) => {
  consoleErrors.announce(/ 404/);
  const staffScripts = watchStaffScripts(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill('demo@greenroom.example');
  await page.getByLabel('Password', { exact: true }).fill('places-please-tonight');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  for (const address of staffPages) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.waitForLoadState('networkidle');
  }
  expect(await staffScripts()).toEqual([]);
});

test('the link works once, and its token disappears from the address bar at once', async ({
  page,
  server,
  stranger,
  consoleErrors,
}) => {
  const link = await server.freshStaffLink();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backstage');
  await expect(page).toHaveURL(paths.staff);
  const late = await stranger.newPage();
  consoleErrors.announce(/ 422/);
  await late.goto(link);
  await expect(late.getByRole('status')).toHaveText(/This link has been used/);
  await expect(late).toHaveURL(paths.staffEnter);
});

/** The first sentence of the opened mail, which is also its preview. */
const firstParagraphIn = (page: Page) =>
  page.frameLocator('iframe').getByRole('paragraph').filter({ hasText: 'You asked for a new password.' });

test('staff read the outbox: a mail as it was sent, in a frame without scripts, and as text', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.announce(watcherKeptOut);
  await enter(page, server);
  await page.evaluate(() =>
    fetch('/api/persona/v2/auth/forgot-password', {
      method: 'POST',
      headers: { 'x-greenroom': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo@greenroom.example' }),
    }),
  );
  await page.getByRole('navigation', { name: 'Staff pages' }).getByRole('link', { name: 'Outbox' }).click();
  await page
    .getByRole('link', { name: /A new password/ })
    .first()
    .click();
  const sheet = page.locator('iframe');
  await expect(sheet).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  await expect(firstParagraphIn(page)).toBeVisible();

  const opened = page.waitForEvent('popup');
  await page.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' }).click();
  const popup = await opened;
  await expect(popup).toHaveURL(/reset-password/);
  await popup.close();

  await page.getByRole('button', { name: 'As text' }).click();
  await expect(page.getByText(/reset-password#token=/)).toBeVisible();
});

test('staff who navigate to a staff page within the site can read mails as well', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.announce(watcherKeptOut);
  await enter(page, server);
  await page.goto(paths.coaches);
  await new SitePage(page).isThere();
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, paths.staffMails);
  await page
    .getByRole('link', { name: /A new password/ })
    .first()
    .click();
  await expect(firstParagraphIn(page)).toBeVisible();
});

test('staff see the events of an account, and the registry', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(paths.staffAccounts);
  await page.getByLabel('Address or account number').fill('staff@greenroom.example');
  await page.keyboard.press('Enter');
  const events = page.getByRole('region', { name: 'Events, newest first' });
  await expect(events.getByRole('row').nth(1)).toContainText('Logged in');
  await expect(events.getByRole('row').nth(1)).toContainText('Staff link');
  await page.goto(`${paths.staffReleases}?app=shell`);
  await expect(page.getByRole('region', { name: /Releases of shell/ })).toContainText('Everyone');
});

test('staff log an account out everywhere', async ({ page, server, stranger }) => {
  const theirs = await stranger.newPage();
  await signIn(theirs);
  await theirs.goto(paths.settings);
  await expect(theirs).toHaveURL(paths.settings);
  await enter(page, server);
  await page.goto(`${paths.staffAccounts}?account=${encodeURIComponent(demo.username)}`);
  await page.getByRole('link', { name: 'Open this person' }).click();
  await page.getByRole('button', { name: 'End log-ins' }).click();
  await page.getByLabel('Reason').fill('Somebody else is in it');
  await page.getByRole('button', { name: 'End every log-in' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Every log-in has ended.' })).toBeVisible();
  await theirs.goto(paths.settings);
  await expect(theirs).toHaveURL(/\/login/);
});

for (const [locale, looks] of [
  [
    'en',
    [
      { width: 1280, colorScheme: 'dark' },
      { width: 390, colorScheme: 'light' },
    ],
  ],
  [
    'de',
    [
      { width: 320, colorScheme: 'dark' },
      { width: 820, colorScheme: 'light' },
    ],
  ],
] as const) {
  test(`staff pages in ${locale}: axe finds nothing, nothing is wider than the screen`, async ({
    page,
    server,
    context,
  }) => {
    await enter(page, server);
    await context.addCookies([{ name: 'locale', value: locale, url: server.url }]);
    for (const address of staffPages) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await foundIn(page, looks, () => axeAndWidth(page, 'all')), address).toEqual({});
    }
  });
}
