import { screen, waitFor } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import { sentences } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const ending = (asked: unknown[] = []) =>
  mockContract('practiceUnsubscribe', ({ body }) => {
    asked.push(body);
    return { done: true };
  });

test('opening the link ends nothing, the button does, without signing in', async () => {
  const asked: unknown[] = [];
  const { user } = await showPage('/reminders#token=abc', [ending(asked)]);
  const button = await screen.findByRole('button', { name: 'No more reminders' });
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(asked).toEqual([]);
  await user.click(button);
  expect(await screen.findByText(/You won’t get any more reminders by email/)).toHaveFocus();
  expect(asked).toEqual([{ token: 'abc' }]);
  expect(JSON.stringify(window.history.state)).not.toContain('abc');
});

test('without a token the page says what it is for', async () => {
  await showPage('/reminders', []);
  expect(await screen.findByText(/Every reminder ends with a link/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your practice plan' })).toHaveAttribute('href', '/for-you/plan');
});

test.each([
  ['offline', sentences.forgotPasswordOffline],
  ['rate_limited', /Too many tries/],
] as const)('%s is shown, and can be retried', async (code, words) => {
  const { user } = await showPage('/reminders#token=abc', [failContract('practiceUnsubscribe', code)]);
  await user.click(await screen.findByRole('button', { name: 'No more reminders' }));
  expect(await screen.findByText(words)).toBeVisible();
  answerWith(ending());
  await user.click(screen.getByRole('button', { name: 'No more reminders' }));
  expect(await screen.findByText(/You won’t get any more reminders by email/)).toBeVisible();
});
