import { render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from '@greenroom/navigation';
import { useForgetSpentToken, useMailedToken } from './use-mailed-token.ts';

function MailedPage(): ReactNode {
  const token = useMailedToken();
  const [spent, setSpent] = useState(false);
  useForgetSpentToken(spent);
  return <button onClick={() => setSpent(true)}>{token ?? 'no token'}</button>;
}

const open = () =>
  render(
    <BrowserRouter>
      <MailedPage />
    </BrowserRouter>,
  );
const inAddress = () => window.location.pathname + window.location.search + window.location.hash;

test('the token leaves the URL, and is restored when the page reloads', async () => {
  window.history.pushState(null, '', '/waitlist?from=mail#token=abc');
  const { unmount } = open();
  expect(screen.getByText('abc')).toBeVisible();
  await waitFor(() => expect(inAddress()).toBe('/waitlist?from=mail'));
  unmount();
  open();
  expect(screen.getByText('abc')).toBeVisible();
});

test('after use, the current page still knows the token, and the next one does not', async () => {
  window.history.pushState(null, '', '/waitlist#token=abc');
  const { unmount } = open();
  await waitFor(() => expect(inAddress()).toBe('/waitlist'));
  await userEvent.click(screen.getByText('abc'));
  expect(screen.getByText('abc')).toBeVisible();
  expect(JSON.stringify(window.history.state)).not.toContain('abc');
  unmount();
  open();
  expect(screen.getByText('no token')).toBeVisible();
});

test('another link opened in the same tab is used', async () => {
  window.history.pushState(null, '', '/waitlist#token=abc');
  open();
  await waitFor(() => expect(inAddress()).toBe('/waitlist'));
  window.location.hash = '#token=def';
  expect(await screen.findByText('def')).toBeVisible();
  await waitFor(() => expect(inAddress()).toBe('/waitlist'));
});
