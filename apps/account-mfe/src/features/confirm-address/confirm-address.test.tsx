import { screen, waitFor } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const address = '/confirm-address#token=abc';
const button = () => screen.findByRole('button', { name: 'Confirm this address' });

test('opening the link confirms nothing, the button does, and the focus moves to the result', async () => {
  const tokens: string[] = [];
  const { user } = await showPage(address, [
    mockContract('authConfirmAddress', ({ body }) => {
      tokens.push(body.token);
      return { done: true };
    }),
  ]);
  const confirm = await button();
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(tokens).toEqual([]);
  await user.click(confirm);
  expect(await screen.findByText('Thank you, the address is confirmed.')).toHaveFocus();
  expect(tokens).toEqual(['abc']);
  expect(JSON.stringify(window.history.state)).not.toContain('abc');
});

test.each([
  ['unprocessable', /used or is too old/],
  ['bad_request', /used or is too old/],
  ['conflict', /Another account has this address/],
] as const)('%s', async (code, words) => {
  const { user } = await showPage(address, [failContract('authConfirmAddress', code)]);
  await user.click(await button());
  expect(await screen.findByText(words)).toHaveFocus();
});

test('a link that changed nothing is not reported as successful, even if another address is confirmed', async () => {
  const { user } = await showPage(address, [failContract('authConfirmAddress', 'unprocessable')], 'signedIn');
  await user.click(await button());
  expect(await screen.findByText(/used or is too old/)).toBeVisible();
  expect(screen.queryByText('Thank you, the address is confirmed.')).toBeNull();
});

test('without a token the page offers a new link instead of the button', async () => {
  await showPage('/confirm-address', []);
  expect(await screen.findByText(/used or is too old/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in for a new link' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm this address' })).toBeNull();
});

test('without a connection the user can retry', async () => {
  const { user } = await showPage(address, [failContract('authConfirmAddress', 'offline')]);
  await user.click(await button());
  await screen.findByText('No internet connection. Please check it and try again.');
  answerWith(mockContract('authConfirmAddress', () => ({ done: true })));
  await user.click(await button());
  expect(await screen.findByText('Thank you, the address is confirmed.')).toBeVisible();
});
