import { screen } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const address = '/confirm-address#token=abc';

test('the link confirms, once', async () => {
  const tokens: string[] = [];
  await showPage(address, [
    mockContract('authConfirmAddress', ({ body }) => {
      tokens.push(body.token);
      return { done: true };
    }),
  ]);
  expect(await screen.findByText('Thank you, the address is confirmed.')).toBeVisible();
  expect(tokens).toEqual(['abc']);
  expect(window.location.hash).toBe('');
});

test.each([
  ['unprocessable', /used or is too old/],
  ['conflict', /Another account has this address/],
] as const)('%s', async (code, words) => {
  await showPage(address, [failContract('authConfirmAddress', code)]);
  expect(await screen.findByText(words)).toBeVisible();
});

test('without a connection it can be tried again', async () => {
  const { user } = await showPage(address, [failContract('authConfirmAddress', 'offline')]);
  await screen.findByText('No internet connection. Please check it and try again.');
  answerWith(mockContract('authConfirmAddress', () => ({ done: true })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Thank you, the address is confirmed.')).toBeVisible();
});
