import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mockContract } from '@greenroom/api-client/testing';
import { keepDraft } from '@greenroom/auth';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { accountMocks } from '../../testing/account-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

afterEach(() => keepDraft('coming-up', ''));

async function fillIn(user: Awaited<ReturnType<typeof showPage>>['user'], password: string) {
  await user.type(await screen.findByLabelText('Name'), 'Maren Cole');
  await user.type(screen.getByLabelText('Email'), 'maren@example.com');
  await user.type(screen.getByLabelText('Password'), password);
}
const send = () => screen.getByRole('button', { name: 'Create my account' });

test('creates an account once the terms are accepted, and continues with onboarding', async () => {
  let asked: unknown;
  const { user } = await showPage('/signup', accountMocks());
  answerWith(
    mockContract('authSignUp', ({ body }) => {
      asked = body;
      return { returnTo: body.returnTo ?? '/homepage', factors: [] };
    }),
  );
  await fillIn(user, 'a long line you know');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await user.click(send());
  expect(await screen.findByText('You need to agree to the terms')).toBeVisible();
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(asked).toBeUndefined();

  await user.click(screen.getByRole('checkbox'));
  await user.click(send());
  await waitFor(() => expect(window.location.pathname).toBe('/onboarding'));
  expect(asked).toEqual({
    name: 'Maren Cole',
    email: 'maren@example.com',
    password: 'a long line you know',
    gdpr: true,
    returnTo: '/onboarding',
  });
});

test('the server’s error is shown at its field until the field changes', async () => {
  const { user } = await showPage('/signup', accountMocks());
  const message = 'This password is on a list of common ones. Please choose another.';
  answerWith(
    http.post('*/api/persona/v2/auth/sign-up', () =>
      HttpResponse.json(
        { error: { code: 'bad_request', message: 'No', fields: [{ path: 'password', message }], requestId: 'mock' } },
        { status: 400 },
      ),
    ),
  );
  await fillIn(user, 'password1');
  await user.click(screen.getByRole('checkbox'));
  await user.click(send());
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.type(screen.getByLabelText('Password'), '2');
  expect(screen.queryByText(message)).toBeNull();
});

test('an email address that already has an account is reported', async () => {
  const { user } = await showPage('/signup', accountMocks());
  const message = 'There is already an account with this email. Please log in instead.';
  answerWith(
    http.post('*/api/persona/v2/auth/sign-up', () =>
      HttpResponse.json({ error: { code: 'conflict', message, requestId: 'mock' } }, { status: 409 }),
    ),
  );
  await fillIn(user, 'a long line you know');
  await user.click(screen.getByRole('checkbox'));
  await user.click(send());
  expect(await screen.findByText(message)).toBeVisible();
});

test('says what a visitor kept on the landing page', async () => {
  keepDraft('coming-up', 'Asking Dana for a raise');
  await showPage('/signup', accountMocks());
  expect(
    await screen.findByText('Kept for you: “Asking Dana for a raise”, and your first sentence for it.'),
  ).toBeVisible();
});

test('says nothing of an occasion when none was kept', async () => {
  await showPage('/signup', accountMocks());
  await screen.findByLabelText('Password');
  expect(screen.queryByText(/^Kept for you/)).toBeNull();
});

test('the password is measured when typing pauses', async () => {
  const { user } = await showPage('/signup', accountMocks());
  await user.type(await screen.findByLabelText('Password'), 'password1');
  expect(await screen.findByText(/Easily guessed. Many people use this one./, {}, { timeout: 8_000 })).toBeVisible();
});

test('back from a provider without an account, ticking the terms adds them to the button’s link', async () => {
  const { user } = await showPage('/signup?problem=terms&provider=google&returnTo=%2Fcoaches', accountMocks());
  expect(await screen.findByText(/Tick the box about the terms, then press Google once more/)).toBeVisible();
  const google = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(google).toHaveAttribute('href', '/api/persona/v2/auth/social/google?returnTo=%2Fcoaches');
  await user.click(screen.getByRole('checkbox'));
  expect(google).toHaveAttribute('href', '/api/persona/v2/auth/social/google?returnTo=%2Fcoaches&terms=true');
});

test.each([
  ['unavailable', 'apple', 'Apple isn’t answering. Please try again in a while, or take another way.'],
  ['cancelled', 'google', 'You stopped on the way. Nothing has changed.'],
  ['no-address', 'facebook', 'That account has no email address. Please use another way.'],
])('%s of %s shows an error', async (problem, provider, words) => {
  await showPage(`/signup?problem=${problem}&provider=${provider}`, accountMocks());
  expect(await screen.findByText(words)).toBeVisible();
});
