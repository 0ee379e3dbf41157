import { screen, waitFor } from '@testing-library/react';
import { mockContract } from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import type { CheckoutSession } from '@greenroom/contracts';
import { checkoutMocks } from '../../testing/checkout-mocks.ts';
import { showPage } from '../../testing/show-page.ts';
import { outcomeOf } from './use-outcome.ts';

withMockedApi();

test.each<[CheckoutSession | undefined, string]>([
  [undefined, 'asking'],
  [{ status: 'open', subscriptionState: 'none' }, 'open'],
  [{ status: 'expired', subscriptionState: 'none' }, 'expired'],
  [{ status: 'complete', subscriptionState: 'none' }, 'asking'],
  [{ status: 'complete', subscriptionState: 'past_due' }, 'asking'],
  [{ status: 'complete', subscriptionState: 'active' }, 'in'],
  [{ status: 'complete', subscriptionState: 'trial' }, 'in'],
  [{ status: 'complete', subscriptionState: 'none', refused: 'trial_had' }, 'trialHad'],
])('%j: %s', (session, outcome) => expect(outcomeOf(session)).toBe(outcome));

test('one is in once the server says so, and is told calmly until then', async () => {
  const answers: CheckoutSession['subscriptionState'][] = ['none', 'none', 'trial'];
  await showPage('/checkout/success?session=cs_sample', checkoutMocks(), 'signedIn');
  answerWith(
    mockContract('commerceCheckoutSession', () => ({
      status: 'complete',
      subscriptionState: answers.length > 1 ? answers.shift()! : answers[0]!,
    })),
  );
  expect(await screen.findByText('Your bank is saying yes.')).toBeVisible();
  expect(await screen.findByText('You’re in.')).toBeVisible();
  expect(await screen.findByText('$84.00 on December 1')).toBeVisible();
  expect(screen.getByText('$0.00')).toBeVisible();
});

test('a card that had its trial', async () => {
  const refused = { status: 'complete', subscriptionState: 'none', refused: 'trial_had' } as const;
  await showPage('/checkout/success?session=cs_sample', checkoutMocks(refused), 'signedIn');
  expect(await screen.findByText('This card had its trial.')).toBeVisible();
});

test('a checkout that was left before the end leads back to it', async () => {
  await showPage(
    '/checkout/success?session=cs_sample',
    checkoutMocks({ status: 'open', subscriptionState: 'none' }),
    'signedIn',
  );
  expect(await screen.findByText('Nothing was paid yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to payment' })).toHaveAttribute('href', '/checkout/payment');
});

test('without a session one is at the wrong place, and is led away', async () => {
  await showPage('/checkout/success', checkoutMocks(), 'signedIn');
  await waitFor(() => expect(window.location.pathname).not.toBe('/checkout/success'));
});
