import { screen } from '@testing-library/react';
import { mockContract, plansFor } from '@greenroom/api-client/testing';
import { withMockedApi } from '@greenroom/frame/testing';
import { checkoutMocks } from '../../testing/checkout-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

test.each([
  [['annual', 'monthly'], 'Choose your plan'],
  [['annual'], 'Your plan, billed yearly'],
  [['monthly'], 'Your plan'],
])('with the plans %j the heading is “%s”', async (ids, heading) => {
  const plans = mockContract('commercePlans', ({ query }) => {
    const all = plansFor(query);
    const tiers = all.tiers.filter(({ id }) => ids.includes(id));
    return { ...all, tiers, onlyAnnualTier: ids.join() === 'annual', lowestTier: tiers[0]?.id ?? null };
  });
  await showPage('/checkout/membership', [plans, ...checkoutMocks()]);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect((await screen.findAllByRole('radio')).length).toBe(ids.length);
});

test('without a trial offer the price is due now', async () => {
  await showPage('/checkout/membership', checkoutMocks(), 'signedIn');
  expect(await screen.findByText(/^Yearly: \$84\.00 (today|now)/)).toBeInTheDocument();
  expect(screen.queryByText(/free/)).toBeNull();
});

test('the dates include the guarantee only for people who are eligible', async () => {
  const { leave } = await showPage('/checkout/membership', checkoutMocks(), 'signedIn');
  expect(await screen.findByText(/^All of it back if you ask/)).toBeInTheDocument();
  leave();
  await showPage('/checkout/membership', checkoutMocks(), 'ended');
  expect(await screen.findByText('No money-back guarantee this time.')).toBeInTheDocument();
  expect(screen.queryByText(/^All of it back/)).toBeNull();
});

test('the amounts and dates are shown above the choice and follow it', async () => {
  const { user } = await showPage('/checkout/membership', checkoutMocks(), 'trialOffered');
  // Only visible on phones.
  expect(await screen.findByText(/^Yearly: \$0\.00 today, then \$84\.00 on /)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Monthly/ }));
  expect(await screen.findByText(/^Monthly: \$0\.00 today, then \$10\.00 on /)).toBeInTheDocument();
});
