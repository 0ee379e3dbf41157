import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { AccountPages } from '../pages/account-pages.ts';

const first = 'a long line you know';
const second = 'seven chairs and a lamp';

test('an account signs up, confirms, logs out and in again, resets the password and is deleted', async ({
  page,
  stranger,
  server,
  consoleErrors,
}) => {
  // The test uses a wrong password and an expired link.
  consoleErrors.announce(/401/, /422/);
  const account = new AccountPages(page);
  const email = `maren.${crypto.randomUUID().slice(0, 8)}@example.com`;

  await account.signUp({ name: 'Maren Cole', email, password: first });
  await expect(page).toHaveURL('/onboarding');
  await account.openMail(server, email, '/confirm-address');
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('Thank you, the address is confirmed.')).toBeVisible();
  expect(page.url()).not.toContain('token');

  await account.logOut();
  await page.goto('/settings');
  await expect(page).toHaveURL('/login?returnTo=%2Fsettings');
  await account.logIn(email, 'not my password');
  await expect(page.getByRole('alert')).toContainText("Looks like your email or password don't match our records.");
  await account.logIn(email, first);
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Maren Cole');

  const elsewhere = new AccountPages(await stranger.newPage());
  await elsewhere.open('/login');
  await elsewhere.logIn(email, first);
  await elsewhere.page.waitForURL('/homepage');
  await page.goto('/settings/devices');
  await page.getByRole('button', { name: 'Log out all others' }).click();
  await expect(page.getByRole('button', { name: 'Log out all others' })).toBeHidden();
  await elsewhere.page.goto('/settings');
  await expect(elsewhere.page).toHaveURL(/\/login/);

  await account.logOut();
  await account.open('/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(`If ${email} has an account, a link is on its way.`)).toBeVisible();
  const link = await account.openMail(server, email, '/reset-password');
  // Switching the language reloads the page, after which the link still works.
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel('New password').fill(second);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await account.logIn(email, second);
  await expect(page).toHaveURL('/homepage');

  await account.openLink(link);
  await page.getByLabel('New password').fill(first);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('This link has been used or is too old.')).toBeVisible();

  await deleteAndComeBack(page, account, email);
});

async function deleteAndComeBack(page: Page, account: AccountPages, email: string): Promise<void> {
  await account.open('/settings/data');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(second);
  await dialog.getByRole('button', { name: 'Delete in 14 days' }).click();
  await expect(page.getByText('Your account will be gone on')).toBeVisible();
  await account.logOut();
  await account.open('/login?returnTo=/settings/data');
  await account.logIn(email, second);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Delete my account here')).toBeVisible();
}

test('an account that is logged out while writing returns to the same page with its text', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.announce(/401/);
  const account = new AccountPages(page);
  const email = `tomo.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await account.signUp({ name: 'Tomo', email, password: first });
  await page.waitForURL('/onboarding');
  await account.open('/settings/coaching');
  await page.getByRole('textbox', { name: 'What are you working on?' }).fill('A toast without notes');
  await page.context().clearCookies();

  await page.locator('#coaching').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You were logged out in the meantime.')).toBeVisible();
  await account.logIn(email, first);
  await expect(page).toHaveURL('/settings/coaching');
  await expect(page.getByRole('textbox', { name: 'What are you working on?' })).toHaveValue('A toast without notes');
});

test('a password manager can fill in all fields', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
  await page.goto('/signup');
  await expect(page.getByLabel('Name')).toHaveAttribute('autocomplete', 'name');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password');
});

test('a click on a button works even if an error message appears above it meanwhile', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('maren@example');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText('Email format is invalid')).toBeVisible();
  await expect(page.getByText('Your name is required')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
});

test('a visitor subscribes to the launch list, confirms by mail, and leaves the list by a link in the mail', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.announce(/422/);
  const account = new AccountPages(page);
  const email = `lena.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await account.open('/help-center');
  await page.getByRole('contentinfo').getByRole('link', { name: 'What opens next' }).click();
  await expect(page).toHaveURL('/waitlist');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(page.getByText(`We’ve sent an email to ${email}.`)).toBeVisible();
  const link = await account.openMail(server, email, '/waitlist');
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await expect(page.getByText('You’re on the list.')).toBeVisible();
  expect(page.url()).not.toContain('token');
  await account.openLink(link);
  await page.getByRole('button', { name: 'Take me off the list' }).click();
  await expect(page.getByText('You’re off the list')).toBeVisible();
  await account.openLink(link);
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has been used or is too old.');
});
