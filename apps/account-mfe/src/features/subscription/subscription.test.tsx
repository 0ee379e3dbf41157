import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  answerFromGateway,
  failContract,
  mockContract,
  sampleSubscription,
  type HttpHandler,
} from '@greenroom/api-client/testing';
import { money, subscriptionStates, type RequestOf, type SubscriptionRecord } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { standInForCardForm } from '@greenroom/payment-sandbox/testing';
import { accountMocks } from '../../testing/account-mocks.ts';
import { showPage } from '../../testing/show-page.ts';
import { sampleInvoice, subscriptionMocks } from '../../testing/subscription-mocks.ts';

withMockedApi();

async function show(record: SubscriptionRecord, ...first: HttpHandler[]) {
  const { user } = await showPage(
    '/settings/plan',
    [...first, ...subscriptionMocks(record), ...accountMocks()],
    'signedIn',
  );
  return { user, plan: within(await screen.findByRole('region', { name: 'Subscription' })) };
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();

test.each<[SubscriptionRecord['state'], RegExp, RegExp, string[]]>([
  ['none', /No plan right now/, /need a plan/, ['See plans']],
  ['active', /Yearly plan/, /Renews at \$84\.00 on 2 March 2027/, ['Switch to monthly', 'Cancel my plan']],
  ['canceled', /Yours until 2 March 2027/, /It won’t renew.*\$84\.00 on 2 March 2027/, ['Reactivate']],
  ['trial', /in trial/, /If you cancel before/, ['Cancel my trial', 'Switch to monthly']],
  ['canceled_trial', /open until 1 December 2026/, /Stay for \$7 a month/, ['Subscribe']],
  ['past_due', /didn’t go through/, /stays open until 3 December 2026/, ['Pay $84.00', 'Cancel my plan']],
  ['paused', /Paused until 2 March 2027/, /charge of \$84\.00/, ['End the pause and pay $84.00 now', 'Cancel my plan']],
  ['apple', /through Apple/, /Apple takes the payment/, ['Open Apple subscriptions']],
  ['parent', /comes with your membership/, /parent company’s site/, ['Edit your membership']],
])('%s: “%s” and the available actions', async (state, title, text, ways) => {
  const { plan } = await show(sampleSubscription(state));
  expect(await plan.findByText(title)).toBeVisible();
  expect(plan.getByText(text)).toBeVisible();
  const names = [...plan.queryAllByRole('button'), ...plan.queryAllByRole('link')].map(
    ({ textContent }) => textContent,
  );
  for (const way of ways) expect(names).toContain(way);
  const all = ['See plans', 'Reactivate', 'Subscribe', 'Switch to monthly', 'Cancel my plan', 'Cancel my trial'];
  expect(all.filter((one) => !ways.includes(one) && names.includes(one))).toEqual([]);
});

test('every state is covered', () => {
  expect([...subscriptionStates].sort()).toEqual(
    ['none', 'active', 'canceled', 'trial', 'canceled_trial', 'past_due', 'paused', 'apple', 'parent'].sort(),
  );
});

test('a company plan is described as such', async () => {
  const { plan } = await show(sampleSubscription('parent', { originatorType: 'EnterpriseSubscription', actions: [] }));
  expect(await plan.findByText('Your company provides your plan')).toBeVisible();
});

test.each([
  [4, '4 days left', false],
  [3, '3 days left', true],
  [1, '1 day left', true],
  [0, 'Ends today', true],
])('a trial with %i days left', async (days, left, reminded) => {
  const { plan } = await show(sampleSubscription('trial', { trialEndsAt: inDays(days) }));
  expect(await plan.findByText(left)).toBeVisible();
  expect(plan.queryAllByText(/^Your trial ends on/)).toHaveLength(reminded ? 1 : 0);
});

test('the dialog says what ends when, no reason is required, and afterwards nothing is charged', async () => {
  const { user, plan } = await show(sampleSubscription('active'));
  let said: RequestOf<'commerceSubscriptionCancel'>['body'] | undefined;
  await user.click(await plan.findByRole('button', { name: 'Cancel my plan' }));
  answerWith(
    mockContract('commerceSubscriptionCancel', ({ body }) => {
      said = body;
      return sampleSubscription('canceled');
    }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/stays open until 2 March 2027/)).toBeVisible();
  expect(dialog.queryByText(/first payment back/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cancel my plan' }));
  expect(await plan.findByText('Canceled. Nothing more will be charged.')).toBeVisible();
  expect(plan.getByText('Yours until 2 March 2027')).toBeVisible();
  expect(said).toEqual({ reason: 'other' });
});

test('“nothing more will be charged” disappears when the plan is reactivated', async () => {
  const { user, plan } = await show(sampleSubscription('active'));
  await user.click(await plan.findByRole('button', { name: 'Cancel my plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel my plan' }));
  expect(await plan.findByText('Canceled. Nothing more will be charged.')).toBeVisible();
  await user.click(plan.getByRole('button', { name: 'Reactivate' }));
  expect(await plan.findByText('Your plan continues.')).toBeVisible();
  expect(plan.queryByText(/Nothing more will be charged/)).toBeNull();
});

test('a granted plan says that it costs nothing, and names no renewal', async () => {
  const { plan } = await show({ ...sampleSubscription('none'), state: 'active', actions: [] });
  expect(await plan.findByText('You have full access')).toBeVisible();
  expect(plan.getByText('Everything is open to you, and nothing is charged.')).toBeVisible();
  expect(plan.queryByText(/Renews|Yearly plan/)).toBeNull();
});

test('during an overdue payment the dialog says that the plan ends at once, and then it does', async () => {
  const { user, plan } = await show(sampleSubscription('past_due'));
  await user.click(await plan.findByRole('button', { name: 'Cancel my plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/ends at once.*The open payment isn’t tried again/)).toBeVisible();
  expect(dialog.queryByText(/stays open/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cancel my plan' }));
  expect(await plan.findByText('Your plan has ended. Nothing more will be charged.')).toBeVisible();
  expect(await plan.findByText('No plan right now')).toBeVisible();
});

describe('a card form whose script fails to load', () => {
  const form = standInForCardForm();

  test('says so, and opens on a retry', async () => {
    form.opens = false;
    // Overdue, so that the card texts are loaded with the page and not during a click.
    const { user, plan } = await show(sampleSubscription('past_due'));
    await user.click(await plan.findByRole('button', { name: 'Change card' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('group', { name: 'Card' });
    act(() => form.giveUp());
    expect(await dialog.findByText(/^The card form did not open\. Nothing is charged/)).toBeVisible();
    form.opens = true;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(form.greetings).toHaveLength(1));
    expect(dialog.queryByText(/did not open/)).toBeNull();
  });

  test('says on a press that the form is still opening, and opens it again', async () => {
    form.opens = false;
    const { user, plan } = await show(sampleSubscription('past_due'));
    await user.click(await plan.findByRole('button', { name: 'Change card' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('group', { name: 'Card' });
    await user.click(dialog.getByRole('button', { name: 'Use this card' }));
    expect(await dialog.findByText('The card form is still opening')).toBeVisible();
    form.opens = true;
    await user.click(dialog.getByRole('button', { name: 'Open it again' }));
    await waitFor(() => expect(form.greetings).toHaveLength(1));
    await waitFor(() => expect(dialog.queryByText(/still opening/)).toBeNull());
  });
});

describe('what is overdue', () => {
  const confirmPayment = (answer: () => object) =>
    http.post('*/sandbox/payments/payment-intents/confirm', () => HttpResponse.json(answer()));
  const payButton = { name: 'Pay $84.00' };

  test('is paid with the current card', async () => {
    const bodies: unknown[] = [];
    const confirming = http.post('*/sandbox/payments/payment-intents/confirm', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ status: 'complete' });
    });
    const { user, plan } = await show(sampleSubscription('past_due'), confirming);
    await user.click(await plan.findByRole('button', payButton));
    expect(await plan.findByText('Paid, thank you. Your plan continues.')).toBeVisible();
    expect(plan.queryByRole('button', payButton)).toBeNull();
    expect(bodies).toMatchObject([{ client_secret: 'pi_sample_secret_1', payment_method: 'pm_sample' }]);
  });

  test('stays open when the bank declines, which is shown', async () => {
    const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: 'No' };
    const { user, plan } = await show(
      sampleSubscription('past_due'),
      confirmPayment(() => ({ error })),
    );
    await user.click(await plan.findByRole('button', payButton));
    expect(await plan.findByText('There isn’t enough money on this card. Nothing was charged.')).toBeVisible();
    expect(await plan.findByRole('button', payButton)).toBeEnabled();
  });

  test('is shown as paid when the response was lost but the server knows it', async () => {
    const lost = http.post('*/sandbox/payments/payment-intents/confirm', () => HttpResponse.error());
    const { user, plan } = await show(sampleSubscription('past_due'), lost);
    await user.click(await plan.findByRole('button', payButton));
    expect(await plan.findByText('Paid, thank you. Your plan continues.')).toBeVisible();
  });
});

test('the reasons take no room until they are asked for', async () => {
  const { user, plan } = await show(sampleSubscription('active'));
  await user.click(await plan.findByRole('button', { name: 'Cancel my plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Why are you canceling?')).not.toBeVisible();
  expect(dialog.getByLabelText('Anything else we should know')).not.toBeVisible();
  await user.click(dialog.getByText('Tell us why (optional)'));
  expect(dialog.getByRole('combobox', { name: 'Why are you canceling?' })).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Anything else we should know' })).toBeVisible();
});

test('a reason is sent with the user’s own words', async () => {
  const { user, plan } = await show(sampleSubscription('trial'));
  let said: RequestOf<'commerceSubscriptionCancel'>['body'] | undefined;
  await user.click(await plan.findByRole('button', { name: 'Cancel my trial' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByText('Tell us why (optional)'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Why are you canceling?' }), 'It costs too much');
  await user.type(dialog.getByLabelText('Anything else we should know'), ' Later. ');
  answerWith(
    mockContract('commerceSubscriptionCancel', ({ body }) => {
      said = body;
      return sampleSubscription('canceled_trial');
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Cancel my trial' }));
  await waitFor(() => expect(said).toEqual({ reason: 'too_expensive', comment: 'Later.' }));
});

test.each([
  ['offline', 'No internet connection. Please check it and try again.'],
  ['internal', 'There was an error with your subscription. Please try again or contact support.'],
] as const)('a cancellation that failed (%s) says so, and can be retried', async (code, words) => {
  const { user, plan } = await show(sampleSubscription('active'));
  await user.click(await plan.findByRole('button', { name: 'Cancel my plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  answerWith(failContract('commerceSubscriptionCancel', code));
  const send = dialog.getByRole('button', { name: 'Cancel my plan' });
  await user.click(send);
  expect(await dialog.findByText(words)).toBeVisible();
  answerWith(mockContract('commerceSubscriptionCancel', () => sampleSubscription('canceled')));
  await user.click(send);
  expect(await plan.findByText('Yours until 2 March 2027')).toBeVisible();
});

test.each([
  ['canceled', 'Reactivate', /Renews at/],
  ['canceled_trial', 'Subscribe', /in trial/],
] as const)('a plan that is %s is continued by “%s”', async (state, button, then) => {
  const { user, plan } = await show(sampleSubscription(state));
  await user.click(await plan.findByRole('button', { name: button }));
  expect(await plan.findByText(then)).toBeVisible();
});

test('to monthly: nothing is charged today, and it can be undone', async () => {
  const { user, plan } = await show(sampleSubscription('active'));
  await user.click(await plan.findByRole('button', { name: 'Switch to monthly' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText(/Nothing is charged today. From 2 March 2027 on it is \$10\.00 a month/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Switch' }));
  expect(await plan.findByText('Monthly from 2 March 2027 on, $10.00')).toBeVisible();
  expect(plan.getByText('Your plan will switch on 2 March 2027. Until then it stays as it is.')).toBeVisible();
  expect(plan.getByText(/^Stays as it is until .+; from then on it is \$.+ a month\.$/)).toBeVisible();
  await user.click(plan.getByRole('button', { name: 'Stay as it is' }));
  await waitFor(() => expect(plan.queryByText(/Monthly from/)).toBeNull());
});

test('to yearly: the button names the amount, a changed amount is shown again, and a declined card says so', async () => {
  const { user, plan } = await show(sampleSubscription('active', { tier: 'monthly' }));
  await user.click(await plan.findByRole('button', { name: 'Switch to yearly' }));
  const dialog = within(await screen.findByRole('dialog'));
  const asked: string[] = [];
  const preview = (dueNow: number, previewedAt: string) =>
    mockContract('commerceSwitchPreview', ({ query: { tier } }) => ({
      tier,
      when: 'now',
      at: previewedAt,
      price: sampleSubscription('active').price!,
      credit: money(8_400 - dueNow, 'usd'),
      dueNow: money(dueNow, 'usd'),
      nextCharge: { ...money(8_400, 'usd'), at: '2027-11-21T09:00:00.000Z' },
      previewedAt,
    }));
  await dialog.findByRole('button', { name: 'Pay $79.80 and switch' });
  answerWith(failContract('commerceSwitch', 'conflict'), preview(8_000, '2026-11-22T09:00:00.000Z'));
  await user.click(dialog.getByRole('button', { name: 'Pay $79.80 and switch' }));
  expect(await dialog.findByText(/Something has changed in the meantime/)).toBeVisible();
  const again = await dialog.findByRole('button', { name: 'Pay $80.00 and switch' });
  answerWith(failContract('commerceSwitch', 'payment_failed'));
  await user.click(again);
  expect(await dialog.findByText(/Your card was declined. Nothing was charged/)).toBeVisible();
  const byTheBank = [{ path: 'card', message: 'authentication_required' }];
  answerWith(failContract('commerceSwitch', 'payment_failed', byTheBank));
  await user.click(again);
  expect(await dialog.findByText(/Your bank didn’t confirm the payment/)).toBeVisible();
  answerWith(
    mockContract('commerceSwitch', ({ body }) => {
      asked.push(body.previewedAt);
      return sampleSubscription('active');
    }),
  );
  await user.click(again);
  expect(await plan.findByText('Your plan has been switched.')).toBeVisible();
  expect(asked).toEqual(['2026-11-22T09:00:00.000Z']);
});

test('the money is refunded, and the plan ends', async () => {
  const moneyBack = { ...money(8_400, 'usd'), until: '2026-11-28T09:00:00.000Z' };
  const { user, plan } = await show(sampleSubscription('active', { moneyBack, actions: ['cancel', 'refund'] }));
  expect(await plan.findByText(/whole first payment back, \$84\.00, until 28 November 2026/)).toBeVisible();
  await user.click(plan.getByRole('button', { name: 'Ask for my money back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Refund and end my plan' }));
  expect(await plan.findByText('No plan right now')).toBeVisible();
});

test('the dialog that cancels leads to the refund while the guarantee applies', async () => {
  const moneyBack = { ...money(8_400, 'usd'), until: '2026-11-28T09:00:00.000Z' };
  const { user, plan } = await show(sampleSubscription('active', { moneyBack, actions: ['cancel', 'refund'] }));
  await user.click(await plan.findByRole('button', { name: 'Cancel my plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Until 28 November 2026 you can have your whole first payment back instead/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ask for my money back' }));
  const refund = within(await screen.findByRole('dialog', { name: 'Your money back?' }));
  expect(refund.getByText(/^\$84\.00 goes back to the card/)).toBeVisible();
});

test('receipts link to their documents', async () => {
  const { plan } = await show(sampleSubscription('active'));
  expect(await plan.findByRole('link', { name: 'Invoice GR-0001' })).toHaveAttribute(
    'href',
    '/api/v1/commerce/stripe/subscriptions/me/invoices/in_sample/document',
  );
});

test('receipts stay after the plan has ended, and are refetched after a change', async () => {
  const { user, plan } = await show(sampleSubscription('past_due'));
  await plan.findByRole('link', { name: 'Invoice GR-0001' });
  await user.click(plan.getByRole('button', { name: 'Cancel my plan' }));
  answerWith(mockContract('commerceInvoices', () => ({ invoices: [{ ...sampleInvoice, number: 'GR-0002' }] })));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel my plan' }));
  expect(await plan.findByText('No plan right now')).toBeVisible();
  expect(await plan.findByRole('link', { name: 'Invoice GR-0002' })).toBeVisible();
});

test('a gateway’s error page is shown as such', async () => {
  const init = { status: 502, statusText: 'Bad Gateway' };
  const gateway = answerFromGateway('commerceSubscription', '<h1>Bad Gateway</h1><p>nginx</p>', init);
  const { plan } = await show(sampleSubscription('active'), gateway);
  expect(await plan.findByText('502 Bad Gateway: Bad Gateway nginx')).toBeVisible();
  expect(plan.queryByText(/No internet connection/)).toBeNull();
});

test('a failed load can be retried', async () => {
  const { user, plan } = await show(sampleSubscription('active'), failContract('commerceSubscription', 'offline'));
  expect(await plan.findByText('No internet connection. Please check it and try again.')).toBeVisible();
  answerWith(mockContract('commerceSubscription', () => sampleSubscription('active')));
  await user.click(plan.getByRole('button', { name: 'Try again' }));
  expect(await plan.findByText(/Renews at/)).toBeVisible();
});

const back = '/settings?setup_intent=seti_9&setup_intent_client_secret=seti_9_secret_1&redirect_status=';
const showReturned = (status: string, ...first: HttpHandler[]) =>
  showPage(
    `${back}${status}#plan`,
    [...first, ...subscriptionMocks(sampleSubscription('active')), ...accountMocks()],
    'signedIn',
  );

test('after returning from a bank’s page, the payment method is activated and the URL cleaned', async () => {
  let taken: string | undefined;
  await showReturned(
    'succeeded',
    mockContract('commercePaymentMethodConfirmed', ({ body }) => {
      taken = body.setupIntentId;
      return sampleSubscription('active');
    }),
  );
  expect(await screen.findByText('From now on this card is charged.')).toBeVisible();
  expect(taken).toBe('seti_9');
  expect(window.location.href).toMatch(/\/settings\/plan$/);
});

test('after returning from a bank’s page, a card that is only added is not activated', async () => {
  await showReturned('succeeded&charge=no', failContract('commercePaymentMethodConfirmed', 'internal'));
  expect(await screen.findByText(/^The card has been added\. The card ending .+ is still charged\.$/)).toBeVisible();
  expect(window.location.href).toMatch(/\/settings\/plan$/);
});

test('an activation that failed stays in the URL, and is retried', async () => {
  const { user } = await showReturned('succeeded', failContract('commercePaymentMethodConfirmed', 'offline'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(window.location.search).toContain('setup_intent=seti_9');
  answerWith(mockContract('commercePaymentMethodConfirmed', () => sampleSubscription('active')));
  await user.click(again);
  expect(await screen.findByText('From now on this card is charged.')).toBeVisible();
  expect(window.location.search).toBe('');
});

test('a user who declined there is told so, and nothing changes', async () => {
  await showReturned('failed');
  expect(await screen.findByText(/^Your bank’s question wasn’t answered with yes/)).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(''));
});
