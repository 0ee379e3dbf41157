import { act, screen, waitFor } from '@testing-library/react';
import { mockContract, sampleData, sampleSubscription } from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import {
  locales,
  money,
  type CheckoutSession,
  type CoachCard,
  type ConversationSummary,
  type Locale,
  type SubscriptionRecord,
} from '@greenroom/contracts';
import { activateLocale, loadMessages } from '@greenroom/i18n';
import { sayDay, sayMoney } from '@greenroom/plans';
import { checkoutMocks } from '../../testing/checkout-mocks.ts';
import { showPage } from '../../testing/show-page.ts';
import { outcomeOf } from './use-outcome.ts';

withMockedApi();

test.each<[CheckoutSession | undefined, string]>([
  [undefined, 'asking'],
  [{ status: 'open', subscriptionState: 'none' }, 'open'],
  [{ status: 'expired', subscriptionState: 'none' }, 'expired'],
  [{ status: 'complete', subscriptionState: 'none' }, 'asking'],
  [{ status: 'complete', subscriptionState: 'past_due' }, 'later'],
  [{ status: 'complete', subscriptionState: 'canceled' }, 'later'],
  [{ status: 'complete', subscriptionState: 'canceled_trial' }, 'later'],
  [{ status: 'complete', subscriptionState: 'active' }, 'in'],
  [{ status: 'complete', subscriptionState: 'trial' }, 'in'],
  [{ status: 'complete', subscriptionState: 'none', refused: 'trial_had' }, 'trialHad'],
])('maps %j to %s', (session, outcome) => expect(outcomeOf(session)).toBe(outcome));

test('confirms access once the server does, and shows a calm message until then', async () => {
  const answers: CheckoutSession['subscriptionState'][] = ['none', 'none', 'trial'];
  await showPage('/checkout/success?session=cs_sample', checkoutMocks(), 'signedIn');
  answerWith(
    mockContract('commerceCheckoutSession', () => ({
      status: 'complete',
      subscriptionState: answers.length > 1 ? answers.shift()! : answers[0]!,
    })),
  );
  expect(await screen.findByText('Waiting for your bank')).toBeVisible();
  expect(await screen.findByText('You’re in.')).toBeVisible();
  expect(await screen.findByText('$84.00 on 1 December 2026')).toBeVisible();
  expect(screen.getByText('$0.00')).toBeVisible();
});

const [imogen, baptiste] = sampleData.coaches as [CoachCard, CoachCard];
const trial: CheckoutSession = { status: 'complete', subscriptionState: 'trial' };
const talk: ConversationSummary = { ...sampleData.conversation, instructorSlug: baptiste.slug };

test.each<[string, string, ConversationSummary[], CoachCard]>([
  ['whose page led to the checkout', '&returnTo=%2Faimentor%2Fimogen-vale%2Fchat', [talk], imogen],
  ['of the latest conversation', '&returnTo=%2Fsettings', [talk], baptiste],
])('shows the coach %s', async (_, search, conversations, coach) => {
  await showPage(`/checkout/success?session=cs_sample${search}`, checkoutMocks(trial, conversations), 'signedIn');
  expect(await screen.findByText(`“${coach.line}”`)).toBeVisible();
  const seat = screen.getByRole('complementary', { name: `${coach.name}, fictional coach` });
  expect(seat.querySelector('img')).toHaveAttribute('src', coach.portrait);
});

test('without a return address, the person can call the coach on the page', async () => {
  await showPage('/checkout/success?session=cs_sample', checkoutMocks(trial, [talk]), 'signedIn');
  const link = await screen.findByRole('link', { name: `Call ${baptiste.name} now` });
  expect(link).toHaveAttribute('href', `/aimentor/${baptiste.slug}/call`);
});

test('links to the three questions by number, so that quiz answers do not skip them', async () => {
  await showPage('/checkout/success?session=cs_sample', checkoutMocks(), 'newcomer');
  const link = await screen.findByRole('link', { name: 'Three questions first' });
  expect(link).toHaveAttribute('href', '/onboarding?question=1');
});

test('explains that the card had its trial already', async () => {
  const refused = { status: 'complete', subscriptionState: 'none', refused: 'trial_had' } as const;
  await showPage('/checkout/success?session=cs_sample', checkoutMocks(refused), 'signedIn');
  expect(await screen.findByText('This card had its trial.')).toBeVisible();
});

test('links an unpaid checkout back to the payment', async () => {
  await showPage(
    '/checkout/success?session=cs_sample',
    checkoutMocks({ status: 'open', subscriptionState: 'none' }),
    'signedIn',
  );
  expect(await screen.findByText('Nothing was paid yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to payment' })).toHaveAttribute('href', '/checkout/payment');
});

test('redirects if there is no session', async () => {
  await showPage('/checkout/success', checkoutMocks(), 'signedIn');
  await waitFor(() => expect(window.location.pathname).not.toBe('/checkout/success'));
});

/** For each kind of order, with a code or without, the page's sentences must match the current plan. */
const bought: [string, CheckoutSession['subscriptionState'], Partial<SubscriptionRecord>][] = [
  ['a trial', 'trial', {}],
  ['a plan', 'active', { moneyBack: { ...money(8_400, 'usd'), until: '2026-12-08T09:00:00.000Z' } }],
  ['a plan with a code', 'active', { moneyBack: { ...money(6_720, 'usd'), until: '2026-12-08T09:00:00.000Z' } }],
  ['a plan without the guarantee', 'active', {}],
  [
    'a plan whose card had the guarantee',
    'active',
    { guaranteeUsed: true, lastPaid: { ...money(8_400, 'usd'), at: '2026-12-01T09:00:00.000Z' } },
  ],
  ['a plan canceled elsewhere', 'canceled', {}],
];
const words: Record<Locale, Record<'receipt' | 'trial' | 'next' | 'moneyBack' | 'used', RegExp>> = {
  en: {
    receipt: /receipt is on its way/,
    trial: /days, starting now/,
    next: /(First|Next) charge/,
    moneyBack: /All of it back/,
    used: /guarantee was used before/,
  },
  de: {
    receipt: /Quittung ist unterwegs/,
    trial: /Tage, ab jetzt/,
    next: /(Erste|Nächste) Abbuchung/,
    moneyBack: /Alles zurück/,
    used: /Garantie wurde .+ schon genutzt/,
  },
};

describe.each(locales)('in %s', (locale) => {
  afterEach(() => activateLocale('en'));

  test.each(bought)('%s: the last page agrees with the plan', async (_, state, own) => {
    activateLocale(locale);
    await loadMessages();
    const record = sampleSubscription(state, own);
    const session: CheckoutSession = { status: 'complete', subscriptionState: state === 'trial' ? 'trial' : 'active' };
    const mocks = [mockContract('commerceSubscription', () => record), ...checkoutMocks(session)];
    // Loaded texts resolve within React's own turn, which `act` completes.
    await act(async () => {
      await showPage('/checkout/success?session=cs_sample', mocks, 'signedIn');
    });
    const { receipt, trial: days, next, moneyBack, used } = words[locale];
    await screen.findByText(state === 'trial' ? days : receipt);
    if (record.nextCharge) await screen.findByText(next);
    const page = document.body.textContent;
    expect([receipt.test(page), days.test(page)]).toEqual([state !== 'trial', state === 'trial']);
    expect(next.test(page)).toBe(record.nextCharge !== null);
    expect(moneyBack.test(page)).toBe(record.moneyBack !== null);
    expect(used.test(page)).toBe(record.guaranteeUsed === true);
    if (record.lastPaid) expect(page).toContain(sayMoney(record.lastPaid));
    const { nextCharge } = record;
    for (const said of nextCharge ? [sayMoney(nextCharge), sayDay(nextCharge.at)] : []) expect(page).toContain(said);
  });
});
