import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { failContract, mockContract, samplePerson } from '@greenroom/api-client/testing';
import { endpoints, sentences, type Connections, type SettingPart, settingsAt } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { accountMocks, rightPassword } from '../testing/account-mocks.ts';
import { withPasskeys } from '../testing/passkeys.ts';
import { showPage } from '../testing/show-page.ts';
import { sampleConnection } from '../testing/auth-method-mocks.ts';

withMockedApi();

const settings = (part: SettingPart, query = '') => showPage(settingsAt(part) + query, accountMocks(), 'signedIn');
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const connected = (ways: Connections) => answerWith(mockContract('authConnections', () => ways));
const wrongPassword = (endpoint: 'authDisconnect' | 'authCodeBegin') =>
  http.post(`*${endpoints[endpoint].path}`, () => {
    const message = sentences.passwordWrong;
    const fields = [{ path: 'password', message }];
    return HttpResponse.json({ error: { code: 'bad_request', message, fields, requestId: 'mock' } }, { status: 400 });
  });

describe('connected accounts', () => {
  test('connecting asks for the password, and redirects to the provider', async () => {
    const { user } = await settings('security');
    const ways = await section('Email and password');
    await user.click(await ways.findByRole('button', { name: 'Connect Google' }));
    await user.click(await ways.findByRole('button', { name: 'Go on to Google' }));
    expect(await ways.findByText(sentences.passwordRequired)).toBeVisible();
    await user.type(ways.getByLabelText('Password'), `${rightPassword}{Enter}`);
    await waitFor(() => expect(window.location.pathname).toBe('/settings/security'));
  });

  test('disconnecting asks for the password, and a wrong one is reported at its field', async () => {
    const { user } = await settings('security');
    connected({ hasPassword: true, connections: [sampleConnection] });
    const ways = await section('Email and password');
    expect(await ways.findByText('maren@example.com, connected since 1 Oct 2026.')).toBeVisible();
    await user.click(ways.getByRole('button', { name: 'Disconnect Google' }));
    answerWith(wrongPassword('authDisconnect'));
    // The row's button has the same name as the one that submits.
    const submit = () => ways.getAllByRole('button', { name: 'Disconnect Google' })[1]!;
    await user.type(await ways.findByLabelText('Password'), 'wrong');
    await user.click(submit());
    expect(await ways.findByText(sentences.passwordWrong)).toBeVisible();
    answerWith(mockContract('authDisconnect', () => ({ done: true })));
    connected({ hasPassword: true, connections: [] });
    await user.type(ways.getByLabelText('Password'), 'x');
    await user.click(submit());
    expect(await ways.findByText('Not connected')).toBeVisible();
  });

  test('the last log-in method cannot be removed, and a password can be set by mail', async () => {
    const { user } = await settings('security');
    connected({ hasPassword: false, connections: [{ ...sampleConnection, removable: false }] });
    const ways = await section('Email and password');
    expect(await ways.findByText(/It’s the only way you can log in/)).toBeVisible();
    expect(ways.queryByRole('button', { name: 'Disconnect Google' })).toBeNull();
    await user.click(await ways.findByRole('button', { name: 'Mail me a link to set one' }));
    expect(await ways.findByText(/A link is on its way to .*@/)).toBeVisible();
  });

  test('the server’s refusal to remove the last method is shown, whatever the page assumed', async () => {
    const { user } = await settings('security');
    connected({ hasPassword: false, connections: [sampleConnection] });
    const ways = await section('Email and password');
    await user.click(await ways.findByRole('button', { name: 'Disconnect Google' }));
    answerWith(failing('authDisconnect', 409, 'conflict', sentences.lastWayIn));
    await user.click((await ways.findAllByRole('button', { name: 'Disconnect Google' }))[1]!);
    expect(await ways.findByText(sentences.lastWayIn)).toBeVisible();
  });

  test('without a password and a recent log-in, the user logs in again with a connected account, and returns', async () => {
    const { user } = await settings('security');
    connected({ hasPassword: false, connections: [sampleConnection] });
    const ways = await section('Email and password');
    await user.click(await ways.findByRole('button', { name: 'Disconnect Google' }));
    expect(ways.queryByLabelText('Password')).toBeNull();
    answerWith(failing('authDisconnect', 403, 'forbidden', sentences.logInAgain));
    await user.click((await ways.findAllByRole('button', { name: 'Disconnect Google' }))[1]!);
    expect(await ways.findByText(sentences.logInAgain)).toBeVisible();
    expect(await ways.findByRole('link', { name: 'Log in again with Google' })).toHaveAttribute(
      'href',
      '/api/persona/v2/auth/social/google?returnTo=%2Fsettings%2Fsecurity',
    );
  });

  test.each([
    ['?connected=google', 'Google is connected. You can log in with it from now on.'],
    ['?problem=connected-elsewhere&provider=apple', 'That account of Apple is connected to another one here.'],
    ['?problem=unavailable&provider=facebook', /Facebook isn’t answering/],
  ])('%s shows the result', async (query, words) => {
    await settings('security', query);
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('without configured providers the page says so', async () => {
    await settings('security');
    answerWith(mockContract('authProviders', () => ({ providers: [] })));
    expect(await (await section('Email and password')).findByText(/None\. Google, Apple and Facebook/)).toBeVisible();
  });
});

const failing = (endpoint: 'authDisconnect' | 'authPasskeyRemove', status: number, code: string, message: string) =>
  http.post(`*${endpoints[endpoint].path}`, () =>
    HttpResponse.json({ error: { code, message, requestId: 'mock' } }, { status }),
  );

describe('the second step', () => {
  withPasskeys();

  test('an app shows the secret as a QR code and text, takes a first code, and shows recovery codes once', async () => {
    const { user } = await settings('factors');
    const step = await section('Two-step login');
    await user.click(await step.findByRole('button', { name: 'Set up' }));
    answerWith(wrongPassword('authCodeBegin'));
    await user.type(await step.findByLabelText('Password'), 'wrong{Enter}');
    expect(await step.findByText(sentences.passwordWrong)).toBeVisible();
    answerWith(...accountMocks());
    await user.clear(step.getByLabelText('Password'));
    await user.type(step.getByLabelText('Password'), `${rightPassword}{Enter}`);

    expect(await step.findByRole('img', { name: 'QR code with the app’s secret' })).toBeVisible();
    expect(step.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.click(step.getByRole('button', { name: 'Confirm' }));
    expect(await step.findByText(sentences.codeRequired)).toBeVisible();
    await user.type(step.getByLabelText('Code from your app'), '123456{Enter}');

    const codes = within(await step.findByRole('group', { name: 'Your recovery codes' }));
    expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await user.click(codes.getByRole('button', { name: 'Copy' }));
    expect(await codes.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('A7QK-M4TX-A2WP');
    await user.click(codes.getByRole('button', { name: 'I’ve put them away' }));
    expect(step.queryByText('A7QK-M4TX-A2WP')).toBeNull();
    expect(await step.findByText('10 left. Each works once.')).toBeVisible();
    expect(step.getByText('Set up on 21 Nov 2026.')).toBeVisible();

    await user.click(step.getByRole('button', { name: 'Remove app' }));
    await user.type(await step.findByLabelText('Password'), `${rightPassword}{Enter}`);
    expect(await step.findByRole('button', { name: 'Set up' })).toBeVisible();
  });

  test('a passkey is added with a name, and removed', async () => {
    const { user } = await settings('factors');
    const step = await section('Two-step login');
    await user.click(await step.findByRole('button', { name: 'Add a passkey' }));
    await user.type(await step.findByLabelText('Password'), `${rightPassword}{Enter}`);
    expect(await step.findByText(sentences.passkeyNameRequired)).toBeVisible();
    await user.type(step.getByLabelText('What do you call it?'), 'Blue key{Enter}');
    expect(await step.findByRole('button', { name: 'Remove Blue key' })).toBeVisible();
    expect(step.getByRole('group', { name: 'Your recovery codes' })).toBeVisible();

    await user.click(step.getByRole('button', { name: 'Remove Blue key' }));
    await user.type(await step.findByLabelText('Password'), `${rightPassword}{Enter}`);
    await waitFor(() => expect(step.queryByRole('button', { name: 'Remove Blue key' })).toBeNull());
  });

  test('the last factor of a staff account cannot be removed, with the reason', async () => {
    const { user } = await settings('factors');
    answerWith(
      mockContract('authFactors', () => ({
        passkeys: [
          { uuid: crypto.randomUUID(), name: 'Blue key', createdAt: '2026-11-21T09:00:00.000Z', lastUsedAt: null },
        ],
        code: null,
        recoveryCodesLeft: 3,
        required: true,
      })),
      failing('authPasskeyRemove', 409, 'conflict', sentences.lastFactor),
    );
    const step = await section('Two-step login');
    await user.click(await step.findByRole('button', { name: 'Remove Blue key' }));
    await user.type(await step.findByLabelText('Password'), `${rightPassword}{Enter}`);
    expect(await step.findByText(sentences.lastFactor)).toBeVisible();
  });

  test('recovery codes can be renewed', async () => {
    const { user } = await settings('factors');
    answerWith(
      mockContract('authFactors', () => ({
        passkeys: [],
        code: { createdAt: '2026-11-21T09:00:00.000Z' },
        recoveryCodesLeft: 0,
        required: false,
      })),
    );
    const step = await section('Two-step login');
    expect(await step.findByText(/None left/)).toBeVisible();
    await user.click(step.getByRole('button', { name: 'New codes' }));
    await user.type(await step.findByLabelText('Password'), `${rightPassword}{Enter}`);
    expect(await step.findByRole('group', { name: 'Your recovery codes' })).toBeVisible();
  });

  test('a future staff member is told what is missing', async () => {
    const { user } = await settings('you');
    answerWith(mockContract('usersRead', () => ({ ...samplePerson('signedIn'), staffNeedsFactor: true })));
    await user.click((await section('Profile')).getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Two-step login' }));
    expect(await screen.findByText(/You’d have staff rights here/)).toBeVisible();
  });

  test('a failed load can be retried', async () => {
    answerWith(...accountMocks());
    const { user } = await showPage(
      '/settings/factors',
      [failContract('authFactors', 'offline'), ...accountMocks()],
      'signedIn',
    );
    const step = await section('Two-step login');
    expect(await step.findByText(sentences.forgotPasswordOffline)).toBeVisible();
    answerWith(...accountMocks());
    await user.click(step.getByRole('button', { name: 'Try again' }));
    expect(await step.findByRole('button', { name: 'Set up' })).toBeVisible();
  });
});

test('deleting an account without a password asks for none', async () => {
  const { user } = await settings('data');
  connected({ hasPassword: false, connections: [{ ...sampleConnection, removable: false }] });
  const data = await section('Your data');
  await user.click(await data.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.queryByLabelText('Password')).toBeNull());
  answerWith(
    mockContract('usersRead', () => ({ ...samplePerson('signedIn'), deletedFrom: '2026-12-05T09:00:00.000Z' })),
  );
  await user.click(dialog.getByRole('button', { name: 'Delete in 14 days' }));
  expect(await data.findByText('Your account will be gone on 5 December 2026')).toBeVisible();
});
