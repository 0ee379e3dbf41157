import { screen, waitFor } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { accountMocks } from '../../testing/account-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const address = '/reset-password#token=abc';
const send = () => screen.getByRole('button', { name: 'Set the new password' });

test('sets a new password by the link’s token, which is removed from the URL at once', async () => {
  let asked: unknown;
  const { user } = await showPage(address, accountMocks());
  answerWith(
    mockContract('authResetPassword', ({ body }) => {
      asked = body;
      return { done: true };
    }),
  );
  const field = await screen.findByLabelText('New password');
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(asked).toBeUndefined();
  await user.type(field, 'seven chairs and a lamp');
  await user.click(send());
  expect(await screen.findByText('The new password is set. Log in with it.')).toHaveFocus();
  expect(asked).toEqual({ token: 'abc', password: 'seven chairs and a lamp' });
});

test('the link still works on returning to its page, but not once it was used', async () => {
  const { leave } = await showPage(address, accountMocks());
  await screen.findByLabelText('New password');
  await waitFor(() => expect(window.location.hash).toBe(''));
  leave();
  const { user } = await showPage('/forgot-password', accountMocks());
  window.history.back();
  await user.type(await screen.findByLabelText('New password'), 'seven chairs and a lamp');
  await user.click(send());
  await screen.findByText('The new password is set. Log in with it.');
  window.history.forward();
  await screen.findByRole('button', { name: 'Send me a link' });
  window.history.back();
  expect(await screen.findByText(/This link has been used or is too old/)).toBeVisible();
});

test.each([
  ['spent', address, [failContract('authResetPassword', 'unprocessable')]],
  ['without a token', '/reset-password', []],
])('a link that is %s leads to a new one', async (_, where, mocks) => {
  const { user } = await showPage(where, mocks);
  if (mocks.length > 0) {
    await user.type(await screen.findByLabelText('New password'), 'seven chairs and a lamp');
    await user.click(send());
  }
  expect(await screen.findByText(/This link has been used or is too old/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
});
