import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mockContract, sampleSubscription, type HttpHandler } from '@greenroom/api-client/testing';
import type { SubscriptionRecord } from '@greenroom/contracts';
import { withMockedApi } from '@greenroom/frame/testing';
import { accountMocks } from '../../testing/account-mocks.ts';
import { afterAction } from '../../testing/after-action.ts';
import { everyPlan } from '../../testing/every-plan.ts';
import { showPage } from '../../testing/show-page.ts';
import { subscriptionMocks } from '../../testing/subscription-mocks.ts';

withMockedApi();

const plans = new Map(everyPlan);
const monthly = plans.get('active, monthly')!;
const atBank = plans.get('switch at the bank')!;
const pauseAtBank = plans.get('end of a pause at the bank')!;
const confirmButton = { name: 'Confirm with the bank' };

async function show(record: SubscriptionRecord, ...first: HttpHandler[]) {
  const { user } = await showPage(
    '/settings/plan',
    [...first, ...subscriptionMocks(record), ...accountMocks()],
    'signedIn',
  );
  return { user, plan: within(await screen.findByRole('region', { name: 'Subscription' })) };
}

/** Mocks the bank, whose page is answered by the returned functions. */
function bank() {
  const answered = Promise.withResolvers<object>();
  const asked = Promise.withResolvers<void>();
  const handler = http.post('*/sandbox/payments/payment-intents/confirm', async () => {
    asked.resolve();
    return HttpResponse.json(await answered.promise);
  });
  const refusal = { type: 'card_error', code: 'payment_intent_authentication_failure', message: 'No' };
  return {
    handler,
    asked: asked.promise,
    confirm: () => act(async () => answered.resolve({ status: 'complete' })),
    refuse: () => act(async () => answered.resolve({ error: refusal })),
  };
}

async function pressSwitch({ user, plan }: Awaited<ReturnType<typeof show>>): Promise<void> {
  await user.click(await plan.findByRole('button', { name: 'Switch to yearly' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Pay $79.80 and switch' }));
}

test('a switch that the bank asks about is confirmed there, and then it is done', async () => {
  const asking = bank();
  const page = await show(
    monthly,
    mockContract('commerceSwitch', () => atBank),
    mockContract('commercePaymentConfirmed', () => afterAction('pay', atBank)),
    asking.handler,
  );
  await pressSwitch(page);
  await asking.asked;
  const { plan } = page;
  expect(
    await plan.findByText(/waits for your bank\. Confirm the payment of \$79\.80 there by 29 November 2026/),
  ).toBeVisible();
  await asking.confirm();
  expect(await plan.findByText('Your plan has been switched.')).toBeVisible();
  expect(plan.getByRole('heading', { name: 'Yearly plan' })).toBeVisible();
});

test('a switch that is refused at the bank is withdrawn, which the page says', async () => {
  const asking = bank();
  const page = await show(
    monthly,
    mockContract('commerceSwitch', () => atBank),
    mockContract('commercePaymentWithdraw', () => monthly),
    asking.handler,
  );
  await pressSwitch(page);
  await asking.asked;
  await asking.refuse();
  const { plan } = page;
  expect(
    await plan.findByText('The payment wasn’t confirmed, and your card wasn’t charged. Your plan stays as it is.'),
  ).toBeVisible();
  expect(plan.getByRole('button', { name: 'Switch to yearly' })).toBeEnabled();
  expect(plan.queryByRole('button', confirmButton)).toBeNull();
});

test('after a reload the switch can be confirmed', async () => {
  const { user, plan } = await show(
    atBank,
    http.post('*/sandbox/payments/payment-intents/confirm', () => HttpResponse.json({ status: 'complete' })),
  );
  expect(await plan.findByText(/otherwise your monthly plan stays as it is/)).toBeVisible();
  expect(plan.queryByRole('button', { name: 'Switch to yearly' })).toBeNull();
  await user.click(plan.getByRole('button', confirmButton));
  expect(await plan.findByText('Your plan has been switched.')).toBeVisible();
});

test('after a reload the plan can be left as it is', async () => {
  const { user, plan } = await show(atBank);
  await user.click(await plan.findByRole('button', { name: 'Leave it as it is' }));
  expect(await plan.findByText('Your plan stays as it is.')).toBeVisible();
  expect(plan.queryByRole('button', confirmButton)).toBeNull();
});

test('a switch that was discarded meanwhile is not said to be made', async () => {
  const { user, plan } = await show(
    atBank,
    mockContract('commercePaymentConfirmed', () => monthly),
    http.post('*/sandbox/payments/payment-intents/confirm', () => HttpResponse.error()),
  );
  await user.click(await plan.findByRole('button', confirmButton));
  expect(await plan.findByText('Your plan stays as it is.')).toBeVisible();
});

test('while it is unknown whether the bank confirmed, the switch still waits', async () => {
  const { user, plan } = await show(
    atBank,
    mockContract('commercePaymentConfirmed', () => atBank),
    http.post('*/sandbox/payments/payment-intents/confirm', () => HttpResponse.error()),
  );
  await user.click(await plan.findByRole('button', confirmButton));
  expect(await plan.findByRole('button', confirmButton)).toBeEnabled();
  expect(plan.queryByText(/Your plan/)).toBeNull();
});

test('the early end of a pause is confirmed at the bank in the same way', async () => {
  const asking = bank();
  const { user, plan } = await show(
    sampleSubscription('paused'),
    mockContract('commerceResume', () => pauseAtBank),
    mockContract('commercePaymentConfirmed', () => afterAction('pay', pauseAtBank)),
    asking.handler,
  );
  await user.click(await plan.findByRole('button', { name: 'End the pause and pay $84.00 now' }));
  await asking.asked;
  expect(await plan.findByText(/The end of your pause waits for your bank/)).toBeVisible();
  await asking.confirm();
  expect(await plan.findByText('Your plan is not paused any more.')).toBeVisible();
});
