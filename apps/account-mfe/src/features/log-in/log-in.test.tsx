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

test('the right password leads to where one wanted to go', async () => {
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

test.each(['https://evil.example', '//evil.example', '/\\evil.example'])('%s is nowhere to go on to', async (wish) => {
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

test('a wrong password is said once for all of it, aloud, and what was typed stays', async () => {
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

test('after too many tries it says when to try again', async () => {
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

test('nothing is wrong while one types; leaving a field that is filled in wrong says so; sending shows all and goes to the first', async () => {
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

test('a double press sends once', async () => {
  let sent = 0;
  const { user } = await showPage('/login', accountMocks());
  answerWith(
    mockContract('authLogIn', async () => {
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { returnTo: '/settings', factors: [] };
    }),
  );
  await user.type(await email(), 'maren@example.com');
  await user.type(password(), `${rightPassword}{Enter}{Enter}`);
  await user.click(send());
  await waitFor(() => expect(window.location.pathname).toBe('/settings'));
  expect(sent).toBe(1);
});

test('the password can be shown, and Caps Lock is told', async () => {
  const { user } = await showPage('/login', accountMocks());
  await email();
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(password());
  await user.keyboard('{CapsLock}A');
  expect(screen.getByText('Caps Lock is on.')).toBeVisible();
});

test('whoever is in goes on', async () => {
  await showPage('/login?returnTo=/settings', accountMocks(), 'signedIn');
  await waitFor(() => expect(window.location.pathname).toBe('/settings'));
});

test('only providers that the server has, each with where it leads; a conflict names the way to take', async () => {
  await showPage('/login?returnTo=/settings&problem=conflict&use=google,password', accountMocks());
  expect(await screen.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    '/api/persona/v2/auth/social/google?returnTo=%2Fsettings',
  );
  expect(screen.queryByRole('link', { name: /Apple|Facebook/ })).toBeNull();
  expect(
    screen.getByText('You are already here, by another way. Please use email and password or Google.'),
  ).toBeVisible();
});

test('one who was logged out in mid-work is told so', async () => {
  await showPage('/login?returnTo=/settings&reason=ended', accountMocks());
  expect(await screen.findByText(/You were logged out in the meantime/)).toBeVisible();
});

test('the address goes along to the other doors, and so does where they lead', async () => {
  const { user } = await showPage('/login?returnTo=/coaches', accountMocks());
  await user.type(await email(), 'maren@example.com');
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('heading', { name: 'Lost your key?' })).toBeVisible();
  expect(await email()).toHaveValue('maren@example.com');
  expect(window.location.search).toBe('?returnTo=%2Fcoaches');
});
