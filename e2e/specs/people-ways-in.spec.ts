import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { SitePage } from '../pages/site-page.ts';

const password = 'a long line you know';
const someAddress = () => `tess.${crypto.randomUUID().slice(0, 8)}@example.com`;

/* Browsers allow passkeys for host names only, not for IP addresses. */
test.use({ baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')) });

async function newcomer(page: Page) {
  const account = new AccountPages(page);
  const email = someAddress();
  await account.signUp({ name: 'Tess', email, password });
  await page.waitForURL('/onboarding');
  await account.open('/settings/factors');
  return { account, email, step: page.getByRole('region', { name: 'Two-step login' }) };
}

/**
 * Returns a code of an authenticator app, `ahead` steps of 30 seconds from now. Each is valid once, from the step before
 * its own to the step after it: a code of the current or the next step is still valid when a slow page sends it.
 */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

test('a passkey is created, requested after the password, and replaced by a recovery code', async ({ page }) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { account, email, step } = await newcomer(page);
  await step.getByRole('button', { name: 'Add a passkey' }).click();
  await step.getByLabel('What do you call it?').fill('Blue key');
  await step.getByLabel('Password', { exact: true }).fill(password);
  await step.getByRole('button', { name: 'Make the passkey' }).click();

  const codes = step.getByRole('group', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const spare = await codes.getByRole('listitem').first().innerText();
  const saved = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('greenroom-recovery-codes.txt');
  await page.reload();
  await expect(step.getByText('10 left. Each works once.')).toBeVisible();
  await expect(page.getByText(spare)).toHaveCount(0);

  await account.logOut();
  await account.open('/login?returnTo=/settings/factors');
  await account.logIn(email, password);
  await expect(page.getByRole('heading', { name: 'One more thing.' })).toBeVisible();
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page).toHaveURL('/settings/factors');
  await expect(step.getByText(/Added .*, last used/)).toBeVisible();

  await account.logOut();
  await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await account.open('/login?returnTo=/settings/factors');
  await account.logIn(email, password);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(spare);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/settings/factors');
  await expect(step.getByText('9 left. Each works once.')).toBeVisible();

  await step.getByRole('button', { name: 'Remove Blue key' }).click();
  await step.getByLabel('Password', { exact: true }).fill(password);
  await step.getByRole('button', { name: 'Remove Blue key' }).last().click();
  await expect(step.getByText('Blue key')).toHaveCount(0);
});

test('an authenticator app is set up by QR code and used; each code works once', async ({ page, consoleErrors }) => {
  // The test enters a wrong code and a wrong password.
  consoleErrors.announce(/400/);
  const { account, email, step } = await newcomer(page);
  await step.getByRole('button', { name: 'Set up' }).click();
  await step.getByLabel('Password', { exact: true }).fill('not my password');
  await step.getByRole('button', { name: 'Show the secret' }).click();
  await expect(step.getByText('This is not your current password.')).toBeVisible();
  await step.getByLabel('Password', { exact: true }).fill(password);
  await step.getByRole('button', { name: 'Show the secret' }).click();
  await expect(step.getByRole('img', { name: 'QR code with the app’s secret' })).toBeVisible();
  const secret = (await step.locator('code').innerText()).replaceAll(' ', '');
  await step.getByLabel('Code from your app').fill(codeOf(secret));
  await step.getByRole('button', { name: 'Confirm' }).click();
  await step.getByRole('button', { name: 'I’ve put them away' }).click();

  await account.logOut();
  await account.open('/login?returnTo=/settings/factors');
  await account.logIn(email, password);
  const code = page.getByLabel('Code from your app');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is not right, or has been used. Please try the next one.')).toBeVisible();
  await expect(code).toBeFocused();
  await page.reload();
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings/factors');
});

test('the second step cannot be opened by its address, and leads back to the password', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.announce(/422/);
  await page.goto('/login?step=factor&returnTo=/settings');
  await expect(page.getByText('That took too long. Please log in again.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/login?returnTo=%2Fsettings');
});

test.describe('back from a provider', () => {
  const problems = [
    ['/login?problem=conflict&provider=apple&use=google,password', 'Please use email and password or Google.'],
    ['/signup?problem=terms&provider=google', 'Tick the box about the terms, then press Google once more.'],
    ['/login?problem=unavailable&provider=facebook', 'Facebook isn’t answering.'],
    ['/login?problem=cancelled&provider=google', 'You stopped on the way. Nothing has changed.'],
    ['/login?problem=expired&provider=google', 'That took too long. Please try again.'],
    ['/login?problem=no-address&provider=facebook', 'That account has no email address. Please use another way.'],
    ['/company?problem=not-company&provider=google', 'That account isn’t one of the company’s.'],
  ] as const;
  for (const [address, words] of problems)
    test(`${address} shows its message`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByText(words)).toBeVisible();
    });
});

test('the desktop app opens with a code that is valid once', async ({ page, stranger, baseURL }) => {
  const { email } = await newcomer(page);
  await page.goto('/desktop');
  const answered = page.waitForResponse('**/auth/desktop-code');
  await page.getByRole('button', { name: 'Open Desktop App' }).click();
  const { code, address } = (await (await answered).json()) as { code: string; address: string };
  expect(address).toBe(`greenroom://log-in?code=${code}`);
  await expect(page.getByText('Nothing opened?')).toBeVisible();

  const exchange = () =>
    stranger.request.post('/api/persona/v2/auth/desktop-code/exchange', {
      data: { code },
      headers: { 'x-greenroom': '1', origin: baseURL! },
    });
  expect((await exchange()).status()).toBe(200);
  const me = (await (await stranger.request.get('/api/v1/users/me')).json()) as { email: string };
  expect(me.email).toBe(email);
  expect((await exchange()).status()).toBe(422);
});

const pages = ['/login', '/signup', '/forgot-password', '/reset-password', '/confirm-address', '/company', '/desktop'];

test.describe('in German, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });

  test('every login page fits and is in German', async ({ page }) => {
    for (const address of pages) {
      await page.goto(address);
      const site = new SitePage(page);
      await site.isThere();
      expect(await site.tooWide(), address).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
      await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
    }
  });

  test('the settings fit with all their sections open', async ({ page }) => {
    await page.goto('/signup');
    await page.getByLabel('Name').fill('Donaudampfschifffahrtsgesellschaftskapitänin Tess von und zu Hohenlohe');
    await page.getByLabel('E-Mail-Adresse').fill(someAddress());
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Mein Konto anlegen' }).click();
    await page.waitForURL('/onboarding');
    await page.goto('/settings/factors');
    const step = page.getByRole('region', { name: 'Zwei-Faktor-Anmeldung' });
    await step.getByRole('button', { name: 'Einrichten' }).click();
    await step.getByLabel('Passwort', { exact: true }).fill(password);
    await step.getByRole('button', { name: 'Geheimnis zeigen' }).click();
    await step
      .getByLabel('Code aus Ihrer App')
      .fill(codeOf((await step.locator('code').innerText()).replaceAll(' ', '')));
    await step.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(step.getByRole('group', { name: 'Ihre Ersatzcodes' })).toBeVisible();
    expect(await new SitePage(page).tooWide()).toEqual([]);
    await page
      .getByRole('navigation', { name: 'Einstellungen' })
      .getByRole('link', { name: 'E-Mail und Passwort' })
      .click();
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await expect(page.getByLabel('Neues Passwort')).toBeVisible();
    expect(await new SitePage(page).tooWide()).toEqual([]);
  });
});

test('a conversation’s recap is shown in the settings, corrected and deleted', async ({ page, baseURL }) => {
  const { account } = await newcomer(page);
  const headers = { 'x-greenroom': '1', origin: baseURL! };
  const conversationUuid = crypto.randomUUID();
  const sent = await page.request.post('/api/v1/chat', {
    headers,
    data: {
      conversation_uuid: conversationUuid,
      client_message_id: crypto.randomUUID(),
      instructor_slug: 'imogen-vale',
      text: 'I want to ask my boss for a raise. I will ring Ann tomorrow.',
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await account.open('/settings/coaching');
  const coaching = page.getByRole('region', { name: 'Coaching' });
  await coaching.getByRole('button', { name: 'Show' }).click();
  await expect(coaching.getByText(/^Plan: Ring Ann/)).toBeVisible();
  await coaching.getByRole('button', { name: 'Correct' }).click();
  await coaching.getByLabel('Goal').fill('To ask on Monday');
  await coaching.getByRole('listitem').getByRole('button', { name: 'Save' }).click();
  await expect(coaching.getByText('Goal: To ask on Monday')).toBeVisible();
  await page.reload();
  await coaching.getByRole('button', { name: 'Show' }).click();
  await expect(coaching.getByText('Goal: To ask on Monday')).toBeVisible();
  await coaching.getByRole('button', { name: 'Forget all of it' }).click();
  await coaching.getByRole('button', { name: /Yes, forget all/ }).click();
  await expect(coaching.getByText('Nothing yet.')).toBeVisible();
});
