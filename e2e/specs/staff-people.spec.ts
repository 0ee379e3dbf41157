import { Secret, TOTP } from 'otpauth';
import { endpoints, fillPath, paths } from '@greenroom/contracts';
import type { Page } from '@playwright/test';
import type { Server } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { axeAndWidth, foundIn, looksAt } from '../pages/looks.ts';
import { StaffLogIn } from '../pages/staff-log-in.ts';

test.describe.configure({ mode: 'serial' });

const password = 'a long line you know';
const someAddress = () => `tess.${crypto.randomUUID().slice(0, 8)}@example.com`;
const door = new StaffLogIn();
const enter = (page: Page, server: Server) => door.enter(page, () => server.freshStaffLink());

/** Calls the API as the person of this page. */
const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([url, sent]) => {
      const headers = { 'x-greenroom': '1', 'content-type': 'application/json' };
      const answer = await fetch(url, { method: 'POST', headers, body: sent });
      return { status: answer.status, body: (await answer.json()) as Record<string, string> };
    },
    [path, JSON.stringify(body)] as const,
  );

async function newcomer(page: Page): Promise<string> {
  const email = someAddress();
  await new AccountPages(page).signUp({ name: 'Tess', email, password });
  await page.waitForURL('/onboarding');
  return email;
}

/** Sets up an authenticator app, because staff rights require a second factor. */
async function giveSecondFactor(page: Page): Promise<void> {
  const { body } = await post(page, endpoints.authCodeBegin.path, { password });
  const code = new TOTP({ secret: Secret.fromBase32(body.secret ?? '') }).generate();
  expect((await post(page, endpoints.authCodeAdd.path, { code })).status).toBe(200);
}

/** Presses a button of a person's page, enters the reason by keyboard, and waits until it is done. */
async function act(page: Page, name: string, press: string, done: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByLabel('Reason').fill('Asked by telephone');
  await page.getByRole('button', { name: press }).last().click();
  await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible();
}

async function open(page: Page, email: string): Promise<void> {
  await page.goto(paths.staffPeople);
  await page.getByLabel('Address, id or number').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(email);
}

test('an admin confirms an address and grants a role, which opens its own pages and no others', async ({
  page,
  server,
  stranger,
  consoleErrors,
}) => {
  consoleErrors.announce(/ 40[34]/);
  const theirs = await stranger.newPage();
  const email = await newcomer(theirs);
  await enter(page, server);
  await open(page, email);
  await act(page, 'Confirm address', 'Confirm the address', 'The address is confirmed.');
  await expect(page.getByText('Address confirmed').first()).toBeVisible();

  await page.goto(paths.staffRoles);
  await page.getByRole('button', { name: 'Grant a role' }).click();
  await expect(page.getByLabel('Address or account number')).toBeFocused();
  await page.keyboard.type(email);
  await page.getByRole('button', { name: 'Grant the role' }).click();
  await expect(page.getByText('Please give a reason.')).toBeVisible();
  await page.getByLabel('Reason').fill('Joins support');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The role is granted.' })).toBeVisible();
  await expect(page.getByRole('row', { name: email })).toContainText('Joins support');

  // Without a second factor no staff page opens.
  expect((await theirs.goto(paths.staff))?.status()).toBe(404);
  await giveSecondFactor(theirs);
  await theirs.goto(paths.staff);
  const places = theirs.getByRole('navigation', { name: 'Staff pages' }).or(theirs.getByLabel('Staff pages'));
  await expect(places.getByRole('link')).toHaveText([
    'Overview',
    'People',
    'Outbox',
    'Accounts',
    'Announcements',
    'Analytics',
  ]);
  for (const hidden of [paths.staffRoles, paths.staffActions, paths.staffReleases, paths.staffJobs, paths.staffMoney])
    expect((await theirs.goto(hidden))?.status()).toBe(404);
  for (const { path } of [
    endpoints.staffRoles,
    endpoints.staffActions,
    endpoints.staffReleases,
    endpoints.staffJobs,
    endpoints.staffMoney,
  ])
    expect((await theirs.request.get(path)).status()).toBe(403);

  await page.getByRole('button', { name: `Revoke Support of ${email}` }).click();
  await page.getByLabel('Reason').fill('Left the team');
  await page.getByRole('button', { name: 'Revoke the role' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The role is revoked.' })).toBeVisible();
  expect((await theirs.request.get(endpoints.staffOverview.path)).status()).toBe(404);
});

test('support blocks an account, which sees that at login, and unblocks it again', async ({
  page,
  server,
  stranger,
  consoleErrors,
}) => {
  consoleErrors.announce(/ 40[13]/);
  const theirs = await stranger.newPage();
  const email = await newcomer(theirs);
  await enter(page, server);
  await open(page, email);
  await act(page, 'Block', 'Block the account', 'The account is blocked.');
  await expect(page.getByText('Not logged in anywhere.')).toBeVisible();
  const account = new AccountPages(theirs);
  await account.open('/login?returnTo=/settings');
  await account.logIn(email, password);
  await expect(theirs.getByText('This account is blocked.')).toBeVisible();
  await act(page, 'Unblock', 'Unblock the account', 'The account is unblocked.');
  await account.logIn(email, password);
  await expect(theirs).toHaveURL('/settings');
});

test('a plan is granted and ended; the log says who did what and why, and exports to CSV', async ({
  page,
  server,
  stranger,
}) => {
  const theirs = await stranger.newPage();
  const email = await newcomer(theirs);
  await enter(page, server);
  await open(page, email);
  await act(page, 'Grant a plan', 'Grant the plan', 'The plan is granted.');
  await expect(page.getByText(/ACTIVE until .*, granted by staff\./)).toBeVisible();
  const me = async () =>
    (await (await theirs.request.get(fillPath(endpoints.usersRead.path, { uuid: 'me' }))).json()) as {
      subscribed_state: string;
    };
  expect((await me()).subscribed_state).toBe('ACTIVE');
  await act(page, 'End granted plan', 'End the plan', 'The granted plan has ended.');
  expect((await me()).subscribed_state).toBe('FREE');

  await page.goto(paths.staffActions);
  await page.getByLabel('Address or id, of either').fill(email);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const rows = page.getByRole('region', { name: 'What staff did, newest first' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Plan ended');
  await expect(rows.nth(2)).toContainText('Plan granted');
  await expect(rows.nth(2)).toContainText('staff@greenroom.example');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as CSV' }).click();
  expect((await saving).suggestedFilename()).toBe('greenroom-staff-log.csv');
});

for (const locale of ['en', 'de'] as const)
  test(`pages of people, roles and the log in ${locale}: axe finds nothing, nothing is wider than the screen`, async ({
    page,
    server,
    context,
  }) => {
    await enter(page, server);
    const answer = await page.request.get(`${endpoints.staffPeople.path}?find=demo@greenroom`);
    const { people } = (await answer.json()) as { people: { account_uuid: string }[] };
    await context.addCookies([{ name: 'locale', value: locale, url: server.url }]);
    const person = fillPath(paths.staffPerson, { accountUuid: people[0]?.account_uuid ?? '' });
    const find = `${paths.staffPeople}?find=demo`;
    for (const address of [find, person, paths.staffRoles, paths.staffActions]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // With the form open, if the page has one.
      const change = page.getByRole('button', { name: /^(Grant a (plan|role)|(Abo gewähren|Rolle vergeben))$/ });
      if ((await change.count()) > 0) await change.first().click();
      expect(await foundIn(page, looksAt(390, 1440), () => axeAndWidth(page, 'all')), address).toEqual({});
    }
  });
