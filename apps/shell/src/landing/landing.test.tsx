import { screen } from '@testing-library/react';
import { mockContract, plansFor, samplePerson } from '@greenroom/api-client/testing';
import { minor, type CurrentUser, type Plans } from '@greenroom/contracts';
import { answerWith, openPage, withMockedApi } from '@greenroom/frame/testing';
import { messages } from '../messages/index.ts';
import { FreeAllowance } from './free-allowance.tsx';
import { PriceSection } from './price-section.tsx';

withMockedApi();

const Page = () => (
  <>
    <p>
      <FreeAllowance />
    </p>
    <PriceSection />
    <footer>The end</footer>
  </>
);
const open = async (own: Partial<CurrentUser>, plans: (plans: Plans) => Plans = (all) => all) => {
  const opening = openPage({
    routes: [{ path: '/landing', frame: 'site', load: async () => ({ Page }) }],
    address: '/landing',
    mocks: [mockContract('commercePlans', ({ query }) => plans(plansFor(query)))],
    messages,
  });
  // After the default mocks and before the page renders.
  answerWith(mockContract('usersRead', () => ({ ...samplePerson('visitor'), ...own })));
  await opening;
  await screen.findByText('The end');
};
const taste = (messages: number, voiceSeconds: number) => {
  const sample = samplePerson('visitor').allowance!;
  return { ...sample, messages: { used: 0, most: messages }, voiceSeconds: { used: 0, most: voiceSeconds } };
};

test.each([
  [6, 180, '6 messages or 3 minutes on a call are free. You need no account.'],
  [20, 90, '20 messages or 1.5 minutes on a call are free. You need no account.'],
  [1, 45, 'One message or 45 seconds on a call are free. You need no account.'],
  [4, 0, '4 messages are free. You need no account.'],
  [0, 60, 'Free on a call: one minute. You need no account.'],
])('shows that %d messages or %d seconds are free, from the settings', async (messages, seconds, said) => {
  await open({ allowance: taste(messages, seconds) });
  expect(await screen.findByText(said)).toBeVisible();
});

test('shows no price when no plans are sold', async () => {
  await open({ allowance: null });
  expect(await screen.findByText('Talking to the coaches is free, and you need no account.')).toBeVisible();
  expect(screen.queryByText(/\$/)).toBeNull();
});

test('shows the plans’ price, without a trial for visitors who are offered none', async () => {
  await open({}, (all) => ({
    ...all,
    taxIncluded: true,
    tiers: all.tiers.map((tier) => ({ ...tier, price: { ...tier.price, currency: 'eur' }, monthlyAmount: minor(650) })),
  }));
  expect(await screen.findByText('€6.50')).toBeVisible();
  expect(screen.getByText('a month, billed annually at €84. Or €10 a month, billed monthly.')).toBeVisible();
  expect(screen.getByText('Value-added tax included.')).toBeVisible();
  expect(screen.queryByText(/trial|free to begin/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Find your plan' })).toHaveAttribute('href', '/quiz?returnTo=%2F');
});

test('shows the trial to visitors who are offered one, and links to a current promotion', async () => {
  await open({ freeTrial: 'offered', promotionOn: true });
  expect(await screen.findByText('7 days free to begin with')).toBeVisible();
  expect(screen.getByText('An email 3 days before the trial ends')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute('href', '/promotion?returnTo=%2F');
});

test.each([
  ['annual', '$7', 'a month, billed annually at $84.'],
  ['monthly', '$10', 'a month, billed monthly.'],
] as const)('shows the billing terms when only the %s plan is sold', async (id, price, terms) => {
  await open({}, (all) => ({ ...all, tiers: all.tiers.filter((tier) => tier.id === id), lowestTier: id }));
  expect(await screen.findByText(price)).toBeVisible();
  expect(screen.getByText(terms)).toBeVisible();
});

test('falls back to the prices of the specification when plans cannot be loaded', async () => {
  await open({}, (all) => ({ ...all, tiers: [], lowestTier: null }));
  expect(await screen.findByText('$7')).toBeVisible();
  expect(screen.getByText('a month, billed annually at $84. Or $10 a month, billed monthly.')).toBeVisible();
});
