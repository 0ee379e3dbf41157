import { screen, waitFor } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import { http, HttpResponse } from 'msw';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { accountMocks, rightPassword } from '../../testing/account-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const send = () => screen.getByRole('button', { name: /Log in|Logging in/ });

test('the right password leads to the requested page', async () => {
  let asked: unknown;
  const { user } = await showPage('/login?returnTo=/settings', accountMocks());
  answerWith(
    mockContract('authLogIn', ({ body }) => {
      asked = body;
      return { returnTo: '/settings', factors: [] };
    }),
  );
  await user.type(await email(), 'maren@example.com');
  await user.type(password(), rightPassword);
  await user.click(send());
  await waitFor(() => expect(window.location.pathname).toBe('/settings'));
  expect(asked).toEqual({ username: 'maren@example.com', password: rightPassword, returnTo: '/settings' });
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example'])('%s is no return address', async (wish) => {
  let returnTo: string | undefined;
  const { user } = await showPage(`/login?returnTo=${encodeURIComponent(wish)}`, accountMocks());
  answerWith(
    mockContract('authLogIn', ({ body }) => {
      returnTo = body.returnTo;
      return { returnTo: '/homepage', factors: [] };
    }),
  );
  await user.type(await email(), 'maren@example.com');
  await user.type(password(), rightPassword);
  await user.click(send());
  await waitFor(() => expect(returnTo).toBe('/homepage'));
});

test('a wrong password is reported once for the whole form and announced, and the input is kept', async () => {
  const { user } = await showPage('/login', accountMocks());
  answerWith(
    http.post('*/api/persona/v2/auth/login', () =>
      HttpResponse.json(
        {
          error: "Looks like your email or password don't match our records. Please try again.",
          code: 'not_authenticated',
        },
        { status: 401 },
      ),
    ),
  );
  await user.type(await email(), 'maren@example.com');
  await user.type(password(), 'wrong');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Looks like your email or password don't match our records. Please try again.",
  );
  expect(await email()).toHaveValue('maren@example.com');
  expect(window.location.pathname).toBe('/login');
});

test('no connection', async () => {
  const { user } = await showPage('/login', [failContract('authLogIn', 'offline')]);
  await user.type(await email(), 'maren@example.com');
  await user.type(password(), 'wrong');
  await user.click(send());
  expect(await screen.findByText('No internet connection. Please check it and try again.')).toBeVisible();
});

test('after too many attempts the page says when to try again', async () => {
  const { user } = await showPage('/login', accountMocks());
  answerWith(
    http.post('*/api/persona/v2/auth/login', () =>
      HttpResponse.json(
        { error: 'Too many tries. Please wait a few minutes and try again.', code: 'rate_limited' },
        { status: 429, headers: { 'retry-after': '170' } },
      ),
    ),
  );
  await user.type(await email(), 'maren@example.com');
  await user.type(password(), 'wrong');
  await user.click(send());
  expect(await screen.findByText('Too many tries. Please try again in 3 minutes.')).toBeVisible();
});

test('no error while typing; leaving an invalid field shows its error; submitting shows all and focuses the first', async () => {
  const { user } = await showPage('/login', accountMocks());
  await user.type(await email(), 'm');
  expect(screen.queryByText('Email format is invalid')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Email format is invalid')).toBeVisible();
  expect(await email()).toHaveAccessibleDescription('Email format is invalid');
  expect(screen.queryByText('Password is required')).toBeNull();

  await user.click(send());
  expect(await screen.findByText('Password is required')).toBeVisible();
  await waitFor(async () => expect(await email()).toHaveFocus());
});

test('a double click submits once', async () => {
  let sent = 0;
  const answered = Promise.withResolvers<void>();
  const { user } = await showPage('/login', accountMocks());
  answerWith(
    mockContract('authLogIn', async () => {
      sent += 1;
      await answered.promise;
      return { returnTo: '/settings', factors: [] };
    }),
  );
  await user.type(await email(), 'maren@example.com');
  await user.type(password(), `${rightPassword}{Enter}{Enter}`);
  await user.click(screen.getByRole('button', { name: /^Log(ging)? in/ }));
  answered.resolve();
  await waitFor(() => expect(window.location.pathname).toBe('/settings'));
  expect(sent).toBe(1);
});

test('the password can be shown, and Caps Lock is reported', async () => {
  const { user } = await showPage('/login', accountMocks());
  await email();
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(password());
  await user.keyboard('{CapsLock}A');
  expect(screen.getByText('Caps Lock is on.')).toBeVisible();
});

test('a signed-in user is redirected', async () => {
  await showPage('/login?returnTo=/settings', accountMocks(), 'signedIn');
  await waitFor(() => expect(window.location.pathname).toBe('/settings'));
});

test('shows only the server’s providers with their links, and a conflict names the method to use', async () => {
  await showPage('/login?returnTo=/settings&problem=conflict&use=google,password', accountMocks());
  expect(await screen.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    '/api/persona/v2/auth/social/google?returnTo=%2Fsettings',
  );
  expect(screen.queryByRole('link', { name: /Apple|Facebook/ })).toBeNull();
  expect(
    screen.getByText('You already have an account, with another log-in. Please use email and password or Google.'),
  ).toBeVisible();
});

test('a user who was signed out while working is told so', async () => {
  await showPage('/login?returnTo=/settings&reason=ended', accountMocks());
  expect(await screen.findByText(/You were logged out in the meantime/)).toBeVisible();
});

test('the return address is passed on to the other log-in pages', async () => {
  const { user } = await showPage('/login?returnTo=/coaches', accountMocks());
  await user.type(await email(), 'maren@example.com');
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeVisible();
  expect(await email()).toHaveValue('maren@example.com');
  expect(window.location.search).toBe('?returnTo=%2Fcoaches');
});
