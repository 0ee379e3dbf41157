import { screen, waitFor, within } from '@testing-library/react';
import {
  failContract,
  type HttpHandler,
  mockContract,
  MockFailure,
  samplePerson,
  sampleSubscription,
} from '@greenroom/api-client/testing';
import { type SettingPart, settingsAt } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { accountMocks, rightPassword } from '../testing/account-mocks.ts';
import { showPage } from '../testing/show-page.ts';

withMockedApi();

const settings = (part: SettingPart, ...first: HttpHandler[]) =>
  showPage(settingsAt(part), [...first, ...accountMocks()], 'signedIn');
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('a visitor sees a log-in link, and no data is requested', async () => {
  await showPage('/settings', []);
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?returnTo=%2Fsettings');
});

test('each section has its own URL and title, and the current one is marked', async () => {
  const { user } = await settings('plan');
  expect(await screen.findByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
  expect(document.title).toBe('Subscription · Settings · Greenroom');
  const sections = within(screen.getByRole('navigation', { name: 'Settings' }));
  expect(sections.getByRole('link', { current: 'page' })).toHaveTextContent('Subscription');
  await user.click(sections.getByRole('link', { name: 'Devices' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Devices' })).toBeVisible();
  expect(window.location.pathname).toBe('/settings/devices');
  window.history.back();
  expect(await screen.findByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
});

test('an old section URL redirects to the new one, with its query', async () => {
  await showPage('/settings?connected=google#security', accountMocks(), 'signedIn');
  expect(await screen.findByRole('heading', { level: 1, name: 'Email and password' })).toBeVisible();
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/settings/security?connected=google',
  );
});

test('a name is saved, and the confirmation stays until the next change', async () => {
  const { user } = await settings('you');
  const you = await section('Profile');
  await user.type(you.getByLabelText('Name'), 'tte');
  await user.click(you.getByRole('button', { name: 'Save' }));
  expect(await you.findByText('Saved')).toBeVisible();
  await user.type(you.getByLabelText('Name'), 'x');
  expect(you.queryByText('Saved')).toBeNull();
});

test('input is kept in the tab, except passwords', async () => {
  const { user, leave } = await settings('you');
  const you = await section('Profile');
  await user.type(you.getByLabelText('Name'), 'tte');
  await user.click(screen.getByRole('link', { name: 'Email and password' }));
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  await user.type(await screen.findByLabelText('Current password'), rightPassword);
  leave();
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(rightPassword);
  await settings('you');
  expect((await section('Profile')).getByLabelText('Name')).toHaveValue('Maren Colette');
});

test('a wrong password is reported at its field', async () => {
  const { user } = await settings('security');
  answerWith(failContract('authChangePassword', 'rate_limited'));
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  await user.type(await screen.findByLabelText('Current password'), rightPassword);
  await user.type(screen.getByLabelText('New password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Set the new password' }));
  expect(await screen.findByText(/Password is too short/)).toBeVisible();
  await user.type(screen.getByLabelText('New password'), ' no more');
  await user.click(screen.getByRole('button', { name: 'Set the new password' }));
  expect(await screen.findByText(/Too many tries/)).toBeVisible();
});

test('another session can be ended, the current one cannot', async () => {
  const { user } = await settings('devices');
  const devices = await section('Devices');
  expect(await devices.findByText('Firefox on Linux')).toBeVisible();
  expect(devices.getByText('This device, Germany')).toBeVisible();
  await user.click(devices.getByRole('button', { name: 'Log out Safari on iOS' }));
  await waitFor(() => expect(devices.queryByText('Safari on iOS')).toBeNull());
  expect(devices.queryByRole('button', { name: 'Log out all others' })).toBeNull();
});

test('an email setting changes at once, and back if the server rejects it', async () => {
  const { user } = await settings('notifications');
  const letters = await section('Emails');
  const news = await letters.findByRole('checkbox', { name: /News/ });
  await user.click(news);
  await waitFor(() => expect(news).toBeChecked());
  answerWith(failContract('settingsSave', 'offline'));
  await user.click(news);
  expect(await letters.findByText(/No internet connection/)).toBeVisible();
  expect(news).toBeChecked();
});

test('an email setting sends only what was changed, and shows changes made elsewhere meanwhile', async () => {
  const { user } = await settings('notifications');
  const letters = await section('Emails');
  const saved: unknown[] = [];
  answerWith(
    mockContract('settingsSave', ({ body }) => {
      saved.push(body);
      return { notifications: { checkIns: false, reminders: true, news: true } };
    }),
  );
  await user.click(await letters.findByRole('checkbox', { name: /News/ }));
  await waitFor(() => expect(letters.getByRole('checkbox', { name: /Check-ins/ })).not.toBeChecked());
  expect(saved).toEqual([{ notifications: { news: true } }]);
});

test('only the rejected setting is reverted', async () => {
  const { user } = await settings('notifications');
  const letters = await section('Emails');
  const news = await letters.findByRole('checkbox', { name: /News/ });
  const checkIns = letters.getByRole('checkbox', { name: /Check-ins/ });
  let refuse = () => {};
  answerWith(
    mockContract('settingsSave', async ({ body }) => {
      if (body.notifications.news === undefined)
        return { notifications: { checkIns: false, reminders: true, news: false } };
      await new Promise<void>((resolve) => (refuse = resolve));
      throw new MockFailure('internal');
    }),
  );
  await user.click(news);
  await user.click(checkIns);
  expect(await letters.findByText('Saved')).toBeVisible();
  expect([news, checkIns].map((one) => (one as HTMLInputElement).checked)).toEqual([true, false]);
  refuse();
  await waitFor(() => expect(news).not.toBeChecked());
  expect(checkIns).not.toBeChecked();
});

test('what stands where a form was has the focus', async () => {
  const { user } = await settings('security');
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  await user.type(await screen.findByLabelText('Current password'), rightPassword);
  await user.type(screen.getByLabelText('New password'), 'seven chairs and a lamp');
  await user.click(screen.getByRole('button', { name: 'Set the new password' }));
  expect(await screen.findByText(/^Changed\./)).toHaveFocus();
  for (const email of ['maren@example.org', 'maren@example.net']) {
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    await user.type(await screen.findByLabelText('New email'), email);
    await user.type(screen.getByLabelText('Current password'), rightPassword);
    await user.click(screen.getByRole('button', { name: 'Mail me a link' }));
    expect(await screen.findByText(new RegExp(email))).toHaveFocus();
  }
});

test('onboarding answers can be changed', async () => {
  let saved: unknown;
  const { user } = await settings('coaching');
  answerWith(
    mockContract('onboardingSave', ({ body }) => {
      saved = body;
      return { goal: null, withWhom: null, manner: null, status: 'done' };
    }),
  );
  const coaching = await section('Coaching');
  await user.clear(await coaching.findByLabelText('What are you working on?'));
  await user.click(coaching.getByRole('radio', { name: 'Gently' }));
  await user.click(coaching.getByRole('button', { name: 'Save' }));
  expect(await coaching.findByText('Saved')).toBeVisible();
  expect(saved).toEqual({ goal: null, withWhom: 'manager', manner: 'gentle' });
});

test('deleting the account asks for the password, and can be undone', async () => {
  const { user } = await settings('data');
  const data = await section('Your data');
  await user.click(await data.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog'));
  answerWith(
    mockContract('usersRead', () => ({ ...samplePerson('signedIn'), deletedFrom: '2026-12-05T09:00:00.000Z' })),
  );
  await user.type(dialog.getByLabelText('Password'), rightPassword);
  await user.click(dialog.getByRole('button', { name: 'Delete in 14 days' }));
  expect(await data.findByText('Your account will be gone on 5 December 2026')).toBeVisible();
  answerWith(mockContract('usersRead', () => samplePerson('signedIn')));
  await user.click(data.getByRole('button', { name: 'Keep my account' }));
  expect(await data.findByRole('button', { name: 'Delete account' })).toBeVisible();
});

test('deleting the account says what happens to the plan, and ends it as chosen', async () => {
  const asked: unknown[] = [];
  const plan = sampleSubscription('active');
  const { user } = await settings(
    'data',
    mockContract('commerceSubscription', () => ({
      ...plan,
      moneyBack: null,
      currentPeriodEnd: '2099-03-02T09:00:00.000Z',
    })),
    mockContract('usersDeletionRequest', ({ body }) => {
      asked.push(body);
      return { deletedFrom: '2026-12-05T09:00:00.000Z' };
    }),
  );
  const data = await section('Your data');
  await user.click(await data.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('radio', { name: 'Use it until 2 March 2099' })).toBeChecked();
  expect(dialog.getByRole('button', { name: 'Delete on 2 March 2099' })).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /^End it now: what you paid for until 2 March 2099 is lost/ }));
  expect(dialog.getByText('Either way, nothing more is charged.')).toBeVisible();
  await user.type(dialog.getByLabelText('Password'), rightPassword);
  await user.click(dialog.getByRole('button', { name: 'Delete in 14 days' }));
  await waitFor(() => expect(asked).toEqual([{ password: rightPassword, plan: 'end_now' }]));
});

test('logging out asks for confirmation, and leaves no data in the tab', async () => {
  const { user } = await settings('you');
  const you = await section('Profile');
  await user.type(you.getByLabelText('Name'), 'tte');
  await user.click(you.getByRole('button', { name: 'Log out' }));
  const dialog = within(await screen.findByRole('dialog'));
  answerWith(mockContract('usersRead', () => samplePerson('visitor')));
  await user.click(dialog.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});
