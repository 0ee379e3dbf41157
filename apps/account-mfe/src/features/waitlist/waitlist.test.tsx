import { screen, waitFor } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import { sentences } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const send = () => screen.findByRole('button', { name: 'Put me on the list' });

test('an address joins the list only with the box ticked', async () => {
  let asked: unknown;
  const { user } = await showPage('/waitlist', [
    mockContract('waitlistJoin', ({ body }) => {
      asked = body;
      return { done: true };
    }),
  ]);
  await user.click(await send());
  expect(await screen.findByText(sentences.emailRequired)).toBeVisible();
  expect(screen.getByText(sentences.updatesRequired)).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'maren@example.com');
  await user.click(await send());
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
  expect(asked).toBeUndefined();
  await user.click(screen.getByRole('checkbox'));
  await user.click(await send());
  expect(await screen.findByText(/We’ve sent an email to maren@example.com/)).toHaveFocus();
  expect(asked).toEqual({ email: 'maren@example.com', consent: true });
});

test.each([
  ['Yes, write to me', true, /You’re on the list/],
  ['Take me off the list', false, /You’re off the list/],
])('by the mailed link: %s', async (button, stay, words) => {
  let asked: unknown;
  const { user } = await showPage('/waitlist#token=abc', [
    mockContract('waitlistAnswer', ({ body }) => {
      asked = body;
      return { done: true };
    }),
  ]);
  const pressed = await screen.findByRole('button', { name: button });
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(asked).toBeUndefined();
  await user.click(pressed);
  expect(await screen.findByText(words)).toHaveFocus();
  expect(asked).toEqual({ token: 'abc', stay });
  expect(JSON.stringify(window.history.state)).not.toContain('abc');
});

test.each([
  ['offline', sentences.forgotPasswordOffline],
  ['rate_limited', /Too many tries/],
] as const)('%s is shown, and can be retried', async (code, words) => {
  const { user } = await showPage('/waitlist#token=abc', [failContract('waitlistAnswer', code)]);
  await user.click(await screen.findByRole('button', { name: 'Yes, write to me' }));
  expect(await screen.findByText(words)).toBeVisible();
  answerWith(mockContract('waitlistAnswer', () => ({ done: true })));
  await user.click(screen.getByRole('button', { name: 'Yes, write to me' }));
  expect(await screen.findByText(/You’re on the list/)).toBeVisible();
});
