import type { Page } from '@playwright/test';
import { sentences } from '@greenroom/contracts';
import { demo } from '@greenroom/tools/site';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { AccountPages } from '../pages/account-pages.ts';

/** The texts that the specification gives for accounts (sections 5 and 8), each shown at its place, on its page. */
interface Case {
  sentence: string | RegExp;
  address: string;
  /** Values to fill in, by the field's label. */
  fill?: Record<string, string>;
  tick?: true;
  press: string;
  /** The label of the field with the text; without it, the text belongs to the whole form. */
  at?: string;
  /** The mocked answer of the API; without it the API must not be called. */
  answered?: number | 'offline';
}

/** In some browsers, requests through a service worker bypass the mocked answers. */
test.use({ serviceWorkers: 'block' });

const account = { Name: 'Maren', Email: 'maren@example.com', Password: 'a long line you know' };
const logIn = { address: '/login', press: 'Log in' };
const signUp = { address: '/signup', press: 'Create my account' };
const forgot = { address: '/forgot-password', press: 'Send me a link' };
const reset = { address: '/reset-password#token=none', press: 'Set the new password' };
const waitlist = { address: '/waitlist', press: 'Put me on the list' };
const tooLong = { local: `${'a'.repeat(65)}@example.com`, total: `a@${'b.'.repeat(130)}com` };
const logInFailed = "Looks like your email or password don't match our records. Please try again.";
const failed = 'There was an error with your request. Please try again or contact support.';
const offline = 'No internet connection. Please check it and try again.';

const everyAddress = [logIn, signUp, forgot, waitlist].flatMap((page): Case[] => [
  { ...page, at: 'Email', sentence: 'Email is required' },
  { ...page, at: 'Email', sentence: 'Email format is invalid', fill: { Email: 'maren@example' } },
  { ...page, at: 'Email', sentence: 'Email is too long', fill: { Email: tooLong.local } },
  { ...page, at: 'Email', sentence: 'Email is too long', fill: { Email: tooLong.total } },
]);
const complete: Omit<Case, 'sentence'>[] = [
  { ...logIn, fill: { Email: account.Email, Password: account.Password } },
  { ...signUp, fill: account, tick: true },
  { ...forgot, fill: { Email: account.Email } },
  { ...reset, fill: { 'New password': account.Password } },
  { ...waitlist, fill: { Email: account.Email }, tick: true },
];
const everyFailure = complete.flatMap((page): Case[] => [
  { ...page, sentence: failed, answered: 500 },
  { ...page, sentence: offline, answered: 'offline' },
  { ...page, sentence: /^Too many tries\. Please try again in 2 minutes\.$/, answered: 429 },
]);
const cases: Case[] = [
  ...everyAddress,
  { ...logIn, at: 'Password', sentence: 'Password is required' },
  { ...logIn, fill: { Email: account.Email, Password: 'not this' }, sentence: logInFailed },
  { ...signUp, at: 'Name', sentence: 'Your name is required' },
  { ...signUp, at: 'Name', sentence: 'Your name is too long', fill: { Name: 'n'.repeat(81) } },
  { ...signUp, at: 'Password', sentence: 'Password is required' },
  { ...signUp, at: 'Password', sentence: sentences.passwordTooShort, fill: { Password: 'seven77' } },
  { ...signUp, at: 'Password', sentence: sentences.passwordTooLong, fill: { Password: 'x'.repeat(129) } },
  {
    ...signUp,
    at: 'Password',
    sentence: sentences.passwordCommon,
    fill: { ...account, Password: 'password123' },
    tick: true,
  },
  { ...signUp, at: 'checkbox', sentence: sentences.termsRequired, fill: account },
  { ...signUp, sentence: sentences.accountExists, fill: { ...account, Email: demo.username }, tick: true },
  { ...reset, at: 'New password', sentence: 'Password is required' },
  { ...reset, at: 'New password', sentence: sentences.passwordTooShort, fill: { 'New password': 'seven77' } },
  { ...waitlist, at: 'checkbox', sentence: 'You need to agree to receiving updates', fill: { Email: account.Email } },
  ...everyFailure,
];

const called = ({ address, sentence, fill, answered }: Case) =>
  [address.replace(/#.*/, ''), answered, sentence, ...Object.values(fill ?? {}).map((text) => text.slice(0, 20))]
    .filter((part) => part !== undefined)
    .join(' · ');

/** One test for each page, which is loaded once, since loading takes longer than showing a text. */
const pages = [...new Set(cases.map(({ address }) => address))];

for (const address of pages) {
  test(`shows each text of ${address.replace(/#.*/, '')} at its place`, async ({ page, consoleErrors }) => {
    consoleErrors.announce(/ 4\d\d|\(?4\d\d/, /500/, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await new AccountPages(page).open(address);
    for (const one of cases.filter((other) => other.address === address)) {
      await test.step(called(one), () => isSaid(page, one));
    }
  });
}

async function isSaid(page: Page, { fill = {}, tick, press, at, answered, sentence }: Case): Promise<void> {
  if (answered !== undefined) await answerBy(page, answered);
  await emptyForm(page);
  for (const [label, text] of Object.entries(fill)) await page.getByLabel(label, { exact: true }).fill(text);
  if (tick) {
    await page.getByRole('checkbox').click();
    await expect(page.getByRole('checkbox')).toBeChecked();
  }
  await page.getByRole('button', { name: press, exact: true }).click();
  if (at === undefined) await expect(page.getByRole('alert')).toHaveText(sentence);
  else {
    const field = at === 'checkbox' ? page.getByRole('checkbox') : page.getByLabel(at, { exact: true });
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(sentence as string)).toBeVisible();
    await expect(page.locator('form [aria-invalid="true"]').first()).toBeFocused();
  }
  await page.unrouteAll();
}

async function emptyForm(page: Page): Promise<void> {
  const form = page.locator('form');
  for (const field of await form.locator('input:not([type="checkbox"])').all()) await field.fill('');
  for (const box of await form.getByRole('checkbox').all()) await box.uncheck();
}

async function answerBy(page: Page, answered: number | 'offline'): Promise<void> {
  await page.route(/\/api\/(persona\/v2\/auth|v1\/waitlist)/, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    if (answered === 'offline') return route.abort('internetdisconnected');
    const code = answered === 429 ? 'rate_limited' : 'internal';
    const body = JSON.stringify({ error: { code, message: 'No', requestId: 'none' } });
    const headers = answered === 429 ? { 'retry-after': '61' } : undefined;
    return route.fulfill({ status: answered, contentType: 'application/json', body, ...(headers && { headers }) });
  });
}

test('shows the texts for a used link, an unconfirmed address and a wrong current password', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.announce(/ 4\d\d|\(?4\d\d/);
  await page.goto(reset.address);
  await page.getByLabel('New password').fill(account.Password);
  await page.getByRole('button', { name: reset.press }).click();
  await expect(page.getByRole('status').filter({ hasText: sentences.linkSpent })).toBeVisible();
  await page.goto('/confirm-address#token=none');
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('status').filter({ hasText: sentences.linkSpent })).toBeVisible();

  await signIn(page);
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Change password' }).click();
  const form = page.locator('form').filter({ has: page.getByLabel('Current password', { exact: true }) });
  await form.getByLabel('Current password', { exact: true }).fill('not this one');
  await form.getByLabel('New password', { exact: true }).fill('another line you know');
  await form.getByRole('button', { name: 'Set the new password' }).click();
  await expect(form.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
    sentences.passwordWrong,
  );
});

test('shows no error while the first letter is typed, and removes an error once the value is valid', async ({
  page,
}) => {
  await page.goto('/login');
  const email = page.getByLabel('Email');
  await email.pressSequentially('m');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await email.press('Tab');
  await expect(email).toHaveAccessibleDescription('Email format is invalid');
  await email.fill('maren@example.com');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
});

test('a password is hidden, can be pasted and shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await new AccountPages(page).open('/login');
  await page.evaluate((text) => navigator.clipboard.writeText(text), account.Password);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await password.focus();
  await page.keyboard.press('Control+V');
  await expect(password).toHaveValue(account.Password);
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});
