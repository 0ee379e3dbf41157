import { screen, waitFor } from '@testing-library/react';
import { mockContract, plansFor, type PersonKind } from '@greenroom/api-client/testing';
import { withMockedApi } from '@greenroom/frame/testing';
import { checkoutMocks } from '../../testing/checkout-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

/** How often plans were asked for on the way from an address to its end. */
async function asksFrom(address: string, person: PersonKind): Promise<() => number> {
  let asked = 0;
  const plans = mockContract('commercePlans', ({ query }) => {
    asked += 1;
    return plansFor(query);
  });
  await showPage(address, [plans, ...checkoutMocks()], person);
  return () => asked;
}

test('who can use the product asks for no plans, and is told that there is nothing to buy', async () => {
  const asked = await asksFrom('/checkout/membership', 'subscriber');
  expect(await screen.findByText('You’re already in.')).toBeVisible();
  expect(asked()).toBe(0);
});

test('at the root everyone asks for them', async () => {
  const asked = await asksFrom('/checkout', 'subscriber');
  expect(await screen.findByText('You’re already in.')).toBeVisible();
  await waitFor(() => expect(asked()).toBe(1));
});

test('who has a plan that ended can have another', async () => {
  const asked = await asksFrom('/checkout/membership', 'ended');
  expect(await screen.findByRole('radio', { name: /Yearly/ })).toBeChecked();
  expect(asked()).toBe(1);
});
