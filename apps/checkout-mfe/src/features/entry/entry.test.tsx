import { screen, waitFor } from '@testing-library/react';
import { mockContract, plansFor, type PersonKind } from '@greenroom/api-client/testing';
import { withMockedApi } from '@greenroom/frame/testing';
import { checkoutMocks } from '../../testing/checkout-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

/** Counts the requests for plans from an address to the page it leads to. */
async function asksFrom(address: string, person: PersonKind): Promise<() => number> {
  let asked = 0;
  const plans = mockContract('commercePlans', ({ query }) => {
    asked += 1;
    return plansFor(query);
  });
  await showPage(address, [plans, ...checkoutMocks()], person);
  return () => asked;
}

test('a person with access is told that there is nothing to buy, and requests no plans', async () => {
  const asked = await asksFrom('/checkout/membership', 'subscriber');
  expect(await screen.findByText('You’re already in.')).toBeVisible();
  expect(asked()).toBe(0);
});

test('at the root everyone requests plans', async () => {
  const asked = await asksFrom('/checkout', 'subscriber');
  expect(await screen.findByText('You’re already in.')).toBeVisible();
  await waitFor(() => expect(asked()).toBe(1));
});

test('a person whose plan has ended can choose another', async () => {
  const asked = await asksFrom('/checkout/membership', 'ended');
  expect(await screen.findByRole('radio', { name: /Yearly/ })).toBeChecked();
  expect(asked()).toBe(1);
});
