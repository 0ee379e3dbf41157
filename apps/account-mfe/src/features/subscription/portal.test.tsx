import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { failContract, mockContract, sampleSubscription, type HttpHandler } from '@greenroom/api-client/testing';
import { minor, money, paths, type BillingDetails, type SubscriptionRecord } from '@greenroom/contracts';
import { answerWith, openPage, withMockedApi } from '@greenroom/frame/testing';
import { standInForCardForm } from '@greenroom/payment-sandbox/testing';
import { messages } from '../../messages/index.ts';
import { subscriptionMocks } from '../../testing/subscription-mocks.ts';
import { Subscription } from './subscription.tsx';

withMockedApi();
const periodEnd = '2027-03-02T09:00:00.000Z';
// Dialogs are loaded on use; load them up front, so that their loading time does not affect these tests.
beforeAll(() =>
  Promise.all([
    ...[import('./pause-dialog.tsx'), import('./cancel-dialog.tsx'), import('./coupon-dialog.tsx')],
    ...[import('./cards-dialog.tsx'), import('./billing-dialog.tsx'), import('./switch-dialog.tsx')],
    import('./card-dialog.tsx'),
  ]),
);

async function show(record: SubscriptionRecord, ...first: HttpHandler[]) {
  const user = userEvent.setup();
  await openPage({
    routes: [{ path: paths.settings, frame: 'site', load: async () => ({ Page: Subscription }) }],
    ...{
      messages,
      address: paths.settings,
      mocks: [...first, ...subscriptionMocks(record)],
      person: 'signedIn' as const,
    },
  });
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  return { user, plan: screen, open };
}

test('a pause says for each length its end and the charge then, and can be undone', async () => {
  const { user, plan, open } = await show(sampleSubscription('active'));
  const dialog = await open('Pause my plan');
  expect(dialog.getByText(/stays open until 2 March 2027/)).toBeVisible();
  expect(dialog.getByRole('radio', { name: '1 month, until 2 April 2027' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: '3 months, until 2 June 2027' }));
  expect(dialog.getByRole('status')).toHaveTextContent(/On 2 June 2027 .* \$84\.00 is taken/);
  await user.click(dialog.getByRole('button', { name: 'Pause for 3 months' }));
  expect(await plan.findByText(/continues on 2 June 2027 with a charge of \$84\.00/)).toBeVisible();
  expect(plan.getByText('Your plan will be paused and continues on 2 June 2027.')).toBeVisible();
  await user.click(plan.getByRole('button', { name: 'Don’t pause' }));
  expect(await plan.findByText('Your plan is not paused any more.')).toBeVisible();
});

test('a pause that has begun can be ended for an amount that its button names', async () => {
  const { user, plan } = await show(sampleSubscription('paused'));
  await user.click(await plan.findByRole('button', { name: 'End the pause and pay $84.00 now' }));
  expect(await plan.findByText(/Renews at \$84\.00 on 2 March 2027/)).toBeVisible();
});

test('an offer is shown before the cancel button, and one click cancels without it', async () => {
  const { user, plan, open } = await show(sampleSubscription('active'));
  const dialog = await open('Cancel my plan');
  expect(await dialog.findByText(/next charge on 2 March 2027 is \$42\.00 instead of \$84\.00/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel my plan' }));
  expect(await plan.findByText('Canceled. Nothing more will be charged.')).toBeVisible();
});

test('an offer is declined with one click, or accepted, which changes the next charge as it said', async () => {
  const { user, plan, open } = await show(sampleSubscription('active'));
  const dialog = await open('Cancel my plan');
  await user.click(await dialog.findByRole('button', { name: 'No, thank you' }));
  expect(dialog.queryByText(/instead of/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  const again = await open('Cancel my plan');
  await user.click(await again.findByRole('button', { name: 'Stay for $42.00' }));
  expect(await plan.findByText(/Renews at \$42\.00 on 2 March 2027/)).toBeVisible();
  expect(plan.getAllByText('Your next charge is $42.00 on 2 March 2027.')).not.toHaveLength(0);
});

test('canceling does not wait for an offer', async () => {
  const { user, plan, open } = await show(sampleSubscription('active'), failContract('commerceOffer', 'internal'));
  const dialog = await open('Cancel my plan');
  await user.click(dialog.getByRole('button', { name: 'Cancel my plan' }));
  expect(await plan.findByText('Canceled. Nothing more will be charged.')).toBeVisible();
});

test.each([
  ['used_up', 'This code has been used up.'],
  ['had', 'You’ve already used this code. Each code works once.'],
  ['stacked', /Your plan already has a code/],
  ['anything', 'This code isn’t valid for your plan.'],
])('a code refused as %s has a message of its own', async (message, said) => {
  const refuse = failContract('commerceCoupon', 'unprocessable', [{ path: 'coupon', message }]);
  const { user, open } = await show(sampleSubscription('active'), refuse);
  const dialog = await open('Use a code');
  await user.type(dialog.getByRole('textbox', { name: 'Code' }), 'ENCORE50{Enter}');
  expect(await dialog.findByText(said)).toBeVisible();
});

test('a valid code reduces the next charge', async () => {
  const { user, plan, open } = await show(sampleSubscription('active'));
  const dialog = await open('Use a code');
  await user.type(dialog.getByRole('textbox', { name: 'Code' }), 'ENCORE50');
  await user.click(dialog.getByRole('button', { name: 'Use this code' }));
  expect(await plan.findByText(/Renews at \$42\.00 on 2 March 2027/)).toBeVisible();
  expect(plan.queryByRole('button', { name: 'Use a code' })).toBeNull();
});

test.each<[string, Partial<SubscriptionRecord>, RegExp[]]>([
  [
    'with a planned switch',
    { pendingSwitch: { tier: 'monthly', at: periodEnd, price: { currency: 'usd', unitAmount: minor(1_000) } } },
    [
      /You can pause your plan after the switch on 2 March 2027\./,
      /You can use a code after the switch on 2 March 2027\./,
    ],
  ],
  ['with a planned pause', { pause: { from: periodEnd, until: '2027-04-02T09:00:00.000Z' } }, [/after the pause\./]],
  [
    'with a code',
    { discounted: true },
    [/You can pause your plan after that charge\./, /After it you can use another/],
  ],
])('a plan %s says why it cannot be paused or take a code now', async (_, change, said) => {
  const actions: SubscriptionRecord['actions'] = ['cancel', 'payment_method'];
  const { plan } = await show(sampleSubscription('active', { ...change, pauseOptions: [], actions }));
  for (const text of said) expect(await plan.findByText(text)).toBeVisible();
  expect(plan.queryByRole('button', { name: 'Pause my plan' })).toBeNull();
  expect(plan.queryByRole('button', { name: 'Use a code' })).toBeNull();
});

test('with several cards, one is charged, another can be selected, and an unused one removed', async () => {
  const { user, plan, open } = await show(sampleSubscription('active'));
  const dialog = await open('All cards');
  const [first, second] = await dialog.findAllByRole('listitem');
  expect(first).toHaveTextContent('4242');
  expect(first).toHaveTextContent('This one is charged');
  expect(within(first!).queryByRole('button')).toBeNull();
  await user.click(within(second!).getByRole('button', { name: 'Charge the card ending 4444' }));
  expect(await plan.findByText('Card ending 4444')).toBeVisible();
  expect(plan.getByText('From now on this card is charged.')).toBeVisible();
  const again = await open('All cards');
  await user.click(await again.findByRole('button', { name: 'Remove the card ending 4242' }));
  await waitFor(() => expect(again.getAllByRole('listitem')).toHaveLength(1));
});

test('billing details are saved, and a malformed tax ID is reported at its field', async () => {
  let said: BillingDetails | undefined;
  const refuse = mockContract('commerceBillingSave', ({ body }) => (said = body));
  const { user, plan, open } = await show(sampleSubscription('active'), refuse);
  const dialog = await open('Edit');
  await user.type(await dialog.findByRole('textbox', { name: 'Name or company' }), 'Kestrel GmbH');
  await user.type(dialog.getByRole('textbox', { name: 'City' }), 'Berlin');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'Germany');
  await user.type(dialog.getByRole('textbox', { name: 'Tax ID, if you have one' }), 'DE123456789');
  await user.click(dialog.getByRole('button', { name: 'Save billing details' }));
  expect(await plan.findByText('Your next invoices will be made out like this.')).toBeVisible();
  expect(said).toMatchObject({ name: 'Kestrel GmbH', city: 'Berlin', country: 'DE', taxId: 'DE123456789' });
});

test('the saved billing details are shown, also right after they were changed', async () => {
  const { user, plan, open } = await show(sampleSubscription('active'));
  expect(await plan.findByText('Not given')).toBeVisible();
  const dialog = await open('Edit');
  await user.type(await dialog.findByRole('textbox', { name: 'Name or company' }), 'Kestrel GmbH');
  await user.type(dialog.getByRole('textbox', { name: 'Street and number' }), 'Torstr. 1');
  await user.type(dialog.getByRole('textbox', { name: 'Postal code' }), '10119');
  await user.type(dialog.getByRole('textbox', { name: 'City' }), 'Berlin');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'Germany');
  await user.type(dialog.getByRole('textbox', { name: 'Tax ID, if you have one' }), 'DE123456789');
  await user.click(dialog.getByRole('button', { name: 'Save billing details' }));
  expect(await plan.findByText('Kestrel GmbH')).toBeVisible();
  expect(plan.getByText('Torstr. 1, 10119 Berlin, Germany')).toBeVisible();
  expect(plan.getByText('Tax ID DE123456789')).toBeVisible();
  expect(plan.queryByText('Not given')).toBeNull();
});

test('while billing details cannot be loaded, the row does not say that there are none', async () => {
  const { plan } = await show(sampleSubscription('active'), failContract('commerceBilling', 'internal'));
  expect(await plan.findByText('Name, address and tax ID on your invoices.')).toBeVisible();
  expect(plan.queryByText('Not given')).toBeNull();
});

test('a rejected tax ID is reported at its field', async () => {
  const fields = [{ path: 'tax_id', message: 'This is no tax number of that country' }];
  const { user, open } = await show(
    sampleSubscription('active'),
    failContract('commerceBillingSave', 'unprocessable', fields),
  );
  const dialog = await open('Edit');
  await user.type(await dialog.findByRole('textbox', { name: 'Tax ID, if you have one' }), '12');
  await user.click(dialog.getByRole('button', { name: 'Save billing details' }));
  expect(await dialog.findByText('This isn’t a tax ID of the country you chose.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Tax ID, if you have one' })).toBeInvalid();
});

test('a switch during a trial says that nothing is charged before its end, and what is charged then', async () => {
  const end = '2026-12-01T09:00:00.000Z';
  const shown = mockContract('commerceSwitchPreview', ({ query: { tier } }) => ({
    ...{ tier, when: 'trial' as const, at: end, previewedAt: end },
    ...{ price: { currency: 'usd' as const, unitAmount: money(1_000, 'usd').amount } },
    ...{ credit: money(0, 'usd'), dueNow: money(0, 'usd'), nextCharge: { ...money(1_000, 'usd'), at: end } },
  }));
  const { open } = await show(sampleSubscription('trial'), shown);
  const dialog = await open('Switch to monthly');
  expect(
    await dialog.findByText(/On 1 December 2026, when your trial ends, you pay \$10\.00 for a month/),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Switch' })).toBeVisible();
});

describe('with a card form', () => {
  standInForCardForm();

  test('a switch whose card was declined leads to another card', async () => {
    const { user, open } = await show(
      sampleSubscription('active', { tier: 'monthly' }),
      failContract('commerceSwitch', 'payment_failed'),
    );
    const dialog = await open('Switch to yearly');
    expect(dialog.queryByRole('button', { name: 'Change card' })).toBeNull();
    await user.click(await dialog.findByRole('button', { name: 'Pay $79.80 and switch' }));
    expect(await dialog.findByText(/Your card was declined/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change card' }));
    expect(await screen.findByRole('dialog', { name: 'Another card' })).toBeVisible();
  });

  async function addCard(record: SubscriptionRecord) {
    const taken: string[] = [];
    const returnUrls: unknown[] = [];
    const shown = await show(
      record,
      http.post('*/sandbox/payments/setup-intents/confirm', async ({ request }) => {
        returnUrls.push(((await request.json()) as { return_url?: string }).return_url);
        return HttpResponse.json({ status: 'complete' });
      }),
      mockContract('commercePaymentMethodConfirmed', ({ body }) => {
        taken.push(body.setupIntentId);
        return record;
      }),
    );
    const cards = await shown.open('All cards');
    await shown.user.click(cards.getByRole('button', { name: 'Add a card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a card' }));
    await dialog.findByRole('group', { name: 'Card' });
    return { ...shown, dialog, taken, returnUrls };
  }

  test('a card added to the list is only stored, unless the person wants it to be charged', async () => {
    const { user, plan, dialog, taken, returnUrls } = await addCard(sampleSubscription('active'));
    expect(dialog.getByRole('checkbox', { name: 'Charge this card from now on' })).not.toBeChecked();
    expect(dialog.getByText(/kept beside your other cards\. It isn’t charged/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save this card' }));
    expect(await plan.findByText('The card has been added. The card ending 4242 is still charged.')).toBeVisible();
    expect(taken).toEqual([]);
    expect(returnUrls).toEqual([expect.stringMatching(/\/settings\/plan\?charge=no$/)]);
  });

  test('a card added with the checkbox is charged from now on', async () => {
    const { user, plan, dialog, taken, returnUrls } = await addCard(sampleSubscription('active'));
    await user.click(dialog.getByRole('checkbox', { name: 'Charge this card from now on' }));
    expect(dialog.getByText('From now on this card is charged.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Use this card' }));
    expect(await plan.findByText('From now on this card is charged.')).toBeVisible();
    expect(taken).toEqual(['seti_sample']);
    expect(returnUrls).toEqual([expect.stringMatching(/\/settings\/plan$/)]);
  });

  test('the checkbox of a card whose activation failed is locked, so that it can only be tried again', async () => {
    const { user, dialog } = await addCard(sampleSubscription('active'));
    await user.click(dialog.getByRole('checkbox', { name: 'Charge this card from now on' }));
    answerWith(failContract('commercePaymentMethodConfirmed', 'payment_failed'));
    await user.click(dialog.getByRole('button', { name: 'Use this card' }));
    expect(await dialog.findByText(/Your card was declined/)).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Charge this card from now on' })).toBeDisabled();
  });

  test('a card added to a plan that ends is charged only if the plan is taken up again', async () => {
    const { user, plan, dialog } = await addCard(sampleSubscription('canceled'));
    expect(dialog.getByRole('checkbox', { name: 'Charge this card if you take your plan up again' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save this card' }));
    expect(await plan.findByText('The card has been added to your cards.')).toBeVisible();
  });

  test('where the card is changed there is no checkbox: the new one is charged', async () => {
    const { open } = await show(sampleSubscription('active'));
    const dialog = await open('Change card');
    expect(await dialog.findByRole('button', { name: 'Use this card' })).toBeVisible();
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });

  test.each(['canceled', 'canceled_trial'] as const)('the card of a plan that is %s can be changed', async (state) => {
    const { open } = await show(sampleSubscription(state));
    const dialog = await open('Change card');
    expect(dialog.getByText(/Nothing is taken from it/)).toBeVisible();
    expect(dialog.queryByText(/From now on this card is charged/)).toBeNull();
  });
});
