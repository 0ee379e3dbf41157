import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import { endpoints, sentences, type Factor } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { accountMocks, rightPassword } from '../../testing/account-mocks.ts';
import { withPasskeys } from '../../testing/passkeys.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const step = '/login?step=factor&returnTo=%2Fsettings';
const pending = (...factors: Factor[]) => mockContract('authFactorsPending', () => ({ factors }));
const wrongAt = (path: string, message: string) =>
  http.post(`*${endpoints.authFactor.path}`, () =>
    HttpResponse.json(
      { error: { code: 'bad_request', message, fields: [{ path, message }], requestId: 'mock' } },
      { status: 400 },
    ),
  );

function takesFactor() {
  const given: unknown[] = [];
  answerWith(
    mockContract('authFactor', ({ body }) => {
      given.push(body);
      return { returnTo: body.returnTo ?? '/homepage', factors: [] };
    }),
  );
  return given;
}

test('the right password leads to the second step, and a code to the requested page', async () => {
  const { user } = await showPage('/login?returnTo=/settings', accountMocks());
  answerWith(
    mockContract('authLogIn', () => ({ returnTo: '/settings', factors: ['code', 'recovery-code'] })),
    pending('code', 'recovery-code'),
  );
  const given = takesFactor();
  await user.type(await screen.findByLabelText('Email'), 'maren@example.com');
  await user.type(screen.getByLabelText('Password'), `${rightPassword}{Enter}`);

  const code = await screen.findByLabelText('Code from your app');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await user.type(code, '12 345{Enter}');
  expect(await screen.findByText(sentences.codeFormat)).toBeVisible();
  await user.clear(code);
  await user.type(code, ' 123 456{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/settings'));
  expect(given).toEqual([{ returnTo: '/settings', given: { factor: 'code', code: '123 456' } }]);
});

test('a wrong code is reported at its field, and too many attempts say when to continue', async () => {
  const { user } = await showPage(step, [pending('code'), ...accountMocks()]);
  answerWith(wrongAt('given.code', sentences.codeWrong));
  await user.type(await screen.findByLabelText('Code from your app'), '000000{Enter}');
  expect(await screen.findByText(sentences.codeWrong)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Code from your app')).toHaveFocus());
  answerWith(failContract('authFactor', 'rate_limited'));
  await user.keyboard('1{Backspace}{Enter}');
  expect(await screen.findByText(sentences.tooManyTries)).toBeVisible();
});

test('a recovery code can be used instead of the app', async () => {
  const { user } = await showPage(step, [pending('code', 'recovery-code'), ...accountMocks()]);
  const given = takesFactor();
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await user.keyboard('{Tab}');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText(sentences.codeRequired)).toBeVisible();
  await user.type(screen.getByLabelText('Recovery code'), 'ABCD-1234{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/settings'));
  expect(given).toEqual([{ returnTo: '/settings', given: { factor: 'recovery-code', code: 'ABCD-1234' } }]);
});

test.each([
  ['when the user enters a factor', () => [pending('code'), failContract('authFactor', 'unprocessable')]],
  ['when the page is opened', () => [failContract('authFactorsPending', 'unprocessable')]],
])('after expiry %s, the user returns to the password, and then to the requested page', async (_, late) => {
  const { user } = await showPage(step, [...late(), ...accountMocks()]);
  const code = await screen.findByLabelText('Code from your app', {}, { timeout: 500 }).catch(() => undefined);
  if (code) await user.type(code, '123456{Enter}');
  expect(await screen.findByText(sentences.logInTooLate)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(window.location.search).toBe('?returnTo=%2Fsettings');
});

test('without a response the page says so, and can retry', async () => {
  const { user } = await showPage(step, [failContract('authFactorsPending', 'offline'), ...accountMocks()]);
  expect(await screen.findByText(sentences.forgotPasswordOffline)).toBeVisible();
  answerWith(pending('code'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Code from your app')).toBeVisible();
});

describe('a passkey', () => {
  const passkeys = withPasskeys();
  const challenge = mockContract('authFactorChallenge', () => ({ options: { challenge: 'sign this' } }));

  test('is asked for first, and completes the log-in', async () => {
    const { user } = await showPage(step, [pending('passkey', 'code'), challenge, ...accountMocks()]);
    const given = takesFactor();
    await user.click(await screen.findByRole('button', { name: 'Use your passkey' }));
    await waitFor(() => expect(window.location.pathname).toBe('/settings'));
    expect(given).toEqual([{ returnTo: '/settings', given: { factor: 'passkey', response: passkeys.answer } }]);
    expect(passkeys.askedFor).toEqual([{ challenge: 'sign this' }]);
  });

  test('that is not presented shows an error, and keeps the other methods', async () => {
    const { user } = await showPage(step, [pending('passkey', 'code'), challenge, ...accountMocks()]);
    passkeys.refuse();
    await user.click(await screen.findByRole('button', { name: 'Use your passkey' }));
    expect(await screen.findByText(/No passkey was used/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use a code from your app' }));
    expect(screen.getByLabelText('Code from your app')).toBeVisible();
  });

  test('that the server rejects shows an error', async () => {
    const { user } = await showPage(step, [pending('passkey'), challenge, ...accountMocks()]);
    answerWith(wrongAt('given.response', sentences.passkeyRefused));
    await user.click(await screen.findByRole('button', { name: 'Use your passkey' }));
    expect(await screen.findByText(sentences.passkeyRefused)).toBeVisible();
  });
});

test('a browser without passkeys offers the other methods, or says that another browser is needed', async () => {
  const { leave } = await showPage(step, [pending('passkey', 'recovery-code'), ...accountMocks()]);
  expect(await screen.findByLabelText('Recovery code')).toBeVisible();
  leave();
  await showPage(step, [pending('passkey'), ...accountMocks()]);
  expect(await screen.findByText(/This browser can’t use passkeys/)).toBeVisible();
});

test('going back to the password keeps the return address', async () => {
  await showPage(step, [pending('code'), ...accountMocks()]);
  expect(await screen.findByRole('link', { name: 'Back to log in' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fsettings',
  );
});

test('the pending factors are not requested again after the log-in', async () => {
  let asked = 0;
  const counting = mockContract('authFactorsPending', () => {
    asked += 1;
    return { factors: ['code'] };
  });
  const { user } = await showPage(step, [counting, ...accountMocks()]);
  takesFactor();
  await user.type(await screen.findByLabelText('Code from your app'), '123456{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/settings'));
  expect(asked).toBe(1);
});
