import { screen, waitFor } from '@testing-library/react';
import { failContract } from '@greenroom/api-client/testing';
import { sentences } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { accountMocks } from '../../testing/account-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

test('a visitor logs in first, and returns', async () => {
  await showPage('/desktop', accountMocks());
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?returnTo=%2Fdesktop');
});

test('the app is opened by the URL from the server, and the page says what to do if it does not open', async () => {
  const { user } = await showPage('/desktop', accountMocks(), 'signedIn');
  expect(await screen.findByText(/The app will be logged in as .*@/)).toBeVisible();
  expect(screen.queryByText('Nothing opened?')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open Desktop App' }));
  await waitFor(() => expect(window.location.hash).toBe('#log-in?code=one-time'));
  expect(await screen.findByText('Nothing opened?')).toBeVisible();
  expect(screen.getByText(/press the button again/)).toBeVisible();
});

test('without a connection the page says so', async () => {
  const { user } = await showPage('/desktop', accountMocks(), 'signedIn');
  answerWith(failContract('authDesktopCode', 'offline'));
  await user.click(await screen.findByRole('button', { name: 'Open Desktop App' }));
  expect(await screen.findByText(sentences.forgotPasswordOffline)).toBeVisible();
});
