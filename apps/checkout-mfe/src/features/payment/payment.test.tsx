import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  failContract,
  mockContract,
  plansFor,
  sampleCode,
  samplePerson,
  samplePromotion,
  type HttpHandler,
} from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { couponUsedUp, minor, type CheckoutSession, type Plans } from '@greenroom/contracts';
import { standInForCardForm } from '@greenroom/payment-sandbox/testing';
import { checkoutMocks } from '../../testing/checkout-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();
const form = standInForCardForm();

let session: { status: CheckoutSession['status']; last_error: object | null };
let confirms: number;
/** The sandbox's response to a confirmation; undefined loses the response. */
let confirmation: () => object | undefined;

const sandbox = [
  http.post('*/sandbox/payments/sessions/read', () =>
    HttpResponse.json({
      session: {
        id: 'cs_sample',
        currency: 'usd',
        email: 'maren.cole@example.com',
        line_items: [{ name: 'Greenroom', amount: 8_400, recurring: { interval: 'year', interval_count: 1 } }],
        total: { subtotal: 8_400, discount: 0, due_today: 0, then: 8_400 },
        trial: { days: 7, ends_at: 1_795_000_000 },
        discounts: [],
        ...session,
      },
    }),
  ),
  http.post('*/sandbox/payments/sessions/confirm', () => {
    confirms += 1;
    const answer = confirmation();
    return answer ? HttpResponse.json(answer) : HttpResponse.error();
  }),
];

beforeEach(() => {
  confirms = 0;
  session = { status: 'open', last_error: null };
  confirmation = () => {
    session.status = 'complete';
    return { status: 'complete' };
  };
});

type Asked = Parameters<Parameters<typeof mockContract<'commerceSubscriptionCreate'>>[1]>[0]['body'];

async function openPayment(search = '?plan=annual', ...first: HttpHandler[]) {
  const asked: Asked[] = [];
  const mocks = [
    ...first,
    mockContract('commerceSubscriptionCreate', ({ body }) => {
      asked.push(body);
      session.status = 'open';
      return {
        checkoutSessionId: 'cs_sample',
        clientSecret: 'cs_sample_secret_1',
        publishableKey: 'pk',
        sandbox: true,
        testCard: '4242 4242 1234 5678',
      };
    }),
    mockContract('commerceCheckoutSession', (): CheckoutSession => ({
      status: session.status,
      subscriptionState: session.status === 'complete' ? 'trial' : 'none',
    })),
    ...checkoutMocks(),
    ...sandbox,
  ];
  const opened = await showPage(`/checkout/payment${search}`, mocks, 'trialOffered');
  return { ...opened, asked };
}

const button = () => screen.findByRole('button', { name: 'Start my 7 days' });
const agree = () => screen.findByRole('checkbox', { name: /I agree to the terms and to being charged \$84\.00 on/ });

/** Returns the plans with a higher annual price. */
function dearer(plans: Plans): Plans {
  const [annual, ...others] = plans.tiers;
  const price = { currency: 'usd', unitAmount: minor(9_900) } as const;
  return { ...plans, tiers: [{ ...annual!, stripeResourceId: 'price_dearer', price }, ...others] };
}

async function atTheCard() {
  const before = form.greetings.length;
  const opened = await openPayment();
  await waitFor(() => expect(form.greetings).toHaveLength(before + 1));
  await opened.user.click(await agree());
  return opened;
}

test('shows the card form at once, with the terms between it and the button', async () => {
  const { asked } = await openPayment();
  const card = await screen.findByRole('group', { name: 'Card' });
  expect(asked).toMatchObject([{ tier: 'annual', price: 'price_annual', includeTrial: true, termsAgreed: false }]);
  const box = await agree();
  expect(box).not.toBeChecked();
  expect(card.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(box.compareDocumentPosition(await button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await screen.findByText(/Sandbox. No real money moves here. Use card 4242 4242 1234 5678./)).toBeVisible();
});

test('without the terms nothing is confirmed, and each missing field says so', async () => {
  const { user, asked } = await openPayment();
  await waitFor(() => expect(form.greetings).toHaveLength(1));
  await user.click(await button());
  expect(await screen.findByText('You need to agree to the terms')).toBeVisible();
  expect(await agree()).toHaveFocus();
  expect(form.heard).toContainEqual(expect.objectContaining({ type: 'validate' }));
  await user.click(await agree());
  await user.click(await button());
  await waitFor(() => expect(window.location.pathname).toBe('/checkout/success'));
  expect(asked.map(({ termsAgreed }) => termsAgreed)).toEqual([false, true]);
  expect(new Set(asked.map(({ attemptUuid }) => attemptUuid)).size).toBe(1);
  expect(confirms).toBe(1);
});

test('if the server does not answer the agreement, the card form keeps its content and nothing is confirmed', async () => {
  const { user } = await atTheCard();
  answerWith(failContract('commerceSubscriptionCreate', 'offline'));
  await user.click(await button());
  expect(await screen.findByText(/^No internet connection\. Nothing is charged twice/)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Card' })).toBeVisible();
  expect(confirms).toBe(0);
});

test('shows price, date, guarantee and cancellation beside the card', async () => {
  await atTheCard();
  const aside = within(screen.getByRole('complementary'));
  expect(aside.getByText('Seven days to change your mind.')).toBeVisible();
  expect(aside.getByText('$84.00')).toBeVisible();
  expect(screen.getByText(/Nothing is charged today./)).toBeVisible();
  expect(screen.getByText('Step 2 of 2')).toBeVisible();
});

test('the guarantee is promised only to people who are eligible', async () => {
  const mocks = [...checkoutMocks(), ...sandbox];
  const { leave } = await showPage('/checkout/payment?plan=annual', mocks, 'signedIn');
  expect(await screen.findByText(/take it back until .*, unless this card had a refund from us before/)).toBeVisible();
  expect(screen.getByText('Seven days to change your mind.')).toBeVisible();
  leave();
  await showPage('/checkout/payment?plan=annual', mocks, 'ended');
  expect(await screen.findByText(/You pay \$84\.00 today\. .*this one comes without it/)).toBeVisible();
  expect(screen.getByText('No money-back guarantee this time.')).toBeVisible();
  expect(screen.queryByText(/take .*back/)).toBeNull();
});

test('a double click confirms once', async () => {
  const { user } = await atTheCard();
  await user.dblClick(await button());
  await waitFor(() => expect(window.location.pathname).toBe('/checkout/success'));
  expect(confirms).toBe(1);
});

test('after a reload or a lost response the request has the same attempt id', async () => {
  const { asked, leave } = await atTheCard();
  leave();
  const again = await atTheCard();
  expect(again.asked[0]?.attemptUuid).toBe(asked[0]?.attemptUuid);
});

test.each([
  ['incorrect_cvc', undefined, 'The security code isn’t right. Please check it on the card.'],
  ['card_declined', 'insufficient_funds', 'There isn’t enough money on this card. Nothing was charged.'],
  ['card_declined', 'generic_decline', /Your bank declined this card. Nothing was charged./],
  ['expired_card', undefined, 'This card has expired. Please use another.'],
  ['processing_error', undefined, /Your bank couldn’t process the card just now./],
])('%s, %s shows its message, and the payment can be tried again', async (code, decline_code, sentence) => {
  const { user } = await atTheCard();
  confirmation = () => ({ error: { type: 'card_error', code, decline_code, message: 'No' } });
  await user.click(await button());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText(sentence).closest('[role="alert"]')).not.toBeNull();
  confirmation = () => {
    session.status = 'complete';
    return { status: 'complete' };
  };
  await user.click(await button());
  await waitFor(() => expect(window.location.pathname).toBe('/checkout/success'));
});

test('a reload during the charge leads to the result', async () => {
  const { leave } = await atTheCard();
  leave();
  session.status = 'complete';
  const charged = failContract('commerceSubscriptionCreate', 'conflict', [{ path: 'subscription', message: 'No' }]);
  await openPayment('?plan=annual', charged);
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/checkout/success?session=cs_sample'),
  );
});

describe('after a reload during the charge', () => {
  /** Loses the confirmation's response while the server cannot ask the provider either. */
  async function reloadInMidPayment(...then: HttpHandler[]) {
    const { user, leave } = await atTheCard();
    const away = failContract('commerceCheckoutSession', 'unavailable');
    confirmation = () => {
      answerWith(away);
      return undefined;
    };
    await user.click(await button());
    await waitFor(() => expect(confirms).toBe(1));
    leave();
    return showPage('/checkout/payment?plan=annual', [...then, away, ...checkoutMocks(), ...sandbox], 'trialOffered');
  }

  test('no payment is offered until the result is known, and then the result is shown', async () => {
    const { user } = await reloadInMidPayment();
    expect(await screen.findByText('We can’t tell yet what came of your payment')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start my 7 days' })).toBeNull();
    expect(screen.queryByText(/Nothing is charged/)).toBeNull();
    answerWith(mockContract('commerceCheckoutSession', () => ({ status: 'complete', subscriptionState: 'trial' })));
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/success'));
  });

  /** Moves the page's clock so that the reload happens long after the payment was sent. */
  function reloadLater() {
    const { now } = Date;
    const reloaded = jest.spyOn(Date, 'now').mockImplementation(() => now() + 60_000 * confirms);
    return () => reloaded.mockRestore();
  }
  const paying = { status: 'open', subscriptionState: 'none', payingSince: '2026-11-29T09:00:00.000Z' } as const;

  test('a payment that was refused in the meantime can be made again', async () => {
    await reloadInMidPayment(mockContract('commerceCheckoutSession', () => ({ ...paying, payingSince: null })));
    expect(await button()).toBeVisible();
  });

  test('however long it takes, the page says that the payment is being made and offers no other', async () => {
    const restore = reloadLater();
    await reloadInMidPayment(mockContract('commerceCheckoutSession', () => paying));
    expect(await screen.findByText(/^Your payment is being made\./)).toBeVisible();
    expect(await screen.findByText('This takes longer than usual')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start my 7 days' })).toBeNull();
    answerWith(mockContract('commerceCheckoutSession', () => ({ status: 'complete', subscriptionState: 'trial' })));
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/success'), { timeout: 10_000 });
    restore();
  });

  test.each([
    ['expired', 'the form opens again'],
    ['complete', 'its result is shown'],
  ] as const)('a payment that is stopped and turns out %s: %s', async (status, _) => {
    const restore = reloadLater();
    const asked: Asked[] = [];
    const { user } = await reloadInMidPayment(
      mockContract('commerceCheckoutSession', () => paying),
      mockContract('commerceCheckoutSessionExpire', () => ({ status, subscriptionState: 'none', payingSince: null })),
      mockContract('commerceSubscriptionCreate', ({ body }) => {
        asked.push(body);
        return { checkoutSessionId: 'cs_2', clientSecret: 'cs_2_secret', publishableKey: 'pk', sandbox: true };
      }),
    );
    session.status = 'open';
    await user.click(await screen.findByRole('button', { name: 'Stop it and start again' }));
    if (status === 'expired') expect(await button()).toBeVisible();
    else await waitFor(() => expect(window.location.search).toBe('?session=cs_sample'));
    expect(asked).toHaveLength(status === 'expired' ? 1 : 0);
    restore();
  });

  test('a payment that cannot be stopped now says so', async () => {
    const restore = reloadLater();
    const { user } = await reloadInMidPayment(
      mockContract('commerceCheckoutSession', () => paying),
      failContract('commerceCheckoutSessionExpire', 'unavailable'),
    );
    await user.click(await screen.findByRole('button', { name: 'Stop it and start again' }));
    expect(await screen.findByText(/It could not be stopped just now/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start my 7 days' })).toBeNull();
    restore();
  });

  test('a charge after the reload leads to its result, and no payment is offered before', async () => {
    const answers: CheckoutSession['status'][] = ['open', 'open', 'complete'];
    let offered = false;
    await reloadInMidPayment(
      mockContract('commerceCheckoutSession', () => {
        offered ||= screen.queryByRole('button', { name: 'Start my 7 days' }) !== null;
        const status = answers.length > 1 ? answers.shift()! : answers[0]!;
        return { ...paying, status, subscriptionState: status === 'complete' ? 'trial' : 'none' };
      }),
    );
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/success'), { timeout: 10_000 });
    expect(offered).toBe(false);
  });

  test('a response during the reload leads to the result as well', async () => {
    const { user, leave } = await atTheCard();
    answerWith(mockContract('commerceCheckoutSession', () => ({ status: 'complete', subscriptionState: 'none' })));
    await user.click(await button());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/success'));
    leave();
    const { asked } = await openPayment();
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/success'));
    expect(asked).toEqual([]);
  });

  test('a session that turns out to be paid once the form has loaded leads to the result', async () => {
    const { leave } = await atTheCard();
    leave();
    const create = mockContract('commerceSubscriptionCreate', () => {
      session.status = 'complete';
      return {
        checkoutSessionId: 'cs_sample',
        clientSecret: 'cs_sample_secret_1',
        publishableKey: 'pk',
        sandbox: true,
      };
    });
    await openPayment('?plan=annual', create);
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/success'));
  });
});

test('while another page pays, this one says so and offers no payment', async () => {
  const elsewhere = mockContract('commerceSubscriptionCreate', () => ({
    ...{ checkoutSessionId: 'cs_sample', clientSecret: 'cs_sample_secret_1', publishableKey: 'pk', sandbox: true },
    payingSince: '2026-11-29T09:00:00.000Z',
  }));
  const paying = mockContract('commerceCheckoutSession', () => ({
    ...{ status: 'open', subscriptionState: 'none', payingSince: '2026-11-29T09:00:00.000Z' },
  }));
  await openPayment('?plan=annual', elsewhere, paying);
  expect(await screen.findByText(/^Your payment is being made\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start my 7 days' })).toBeNull();
  answerWith(mockContract('commerceCheckoutSession', () => ({ status: 'complete', subscriptionState: 'trial' })));
  await waitFor(() => expect(window.location.pathname).toBe('/checkout/success'), { timeout: 10_000 });
});

test('tells the server which session is confirmed, and when its card was refused', async () => {
  const refused: unknown[] = [];
  const asked: Asked[] = [];
  const { user } = await atTheCard();
  answerWith(
    mockContract('commerceSubscriptionCreate', ({ body }) => {
      asked.push(body);
      return {
        ...{ checkoutSessionId: 'cs_sample', clientSecret: 'cs_sample_secret_1', publishableKey: 'pk', sandbox: true },
        payingSince: '2026-11-29T09:00:00.000Z',
      };
    }),
    mockContract('commerceCheckoutSessionRefused', ({ params, body }) => {
      refused.push([params.id, body.payingSince]);
      return { status: 'open', subscriptionState: 'none', payingSince: null };
    }),
  );
  confirmation = () => ({ error: { type: 'card_error', code: 'expired_card', message: 'No' } });
  await user.click(await button());
  expect(await screen.findByText('This card has expired. Please use another.')).toBeVisible();
  await waitFor(() => expect(refused).toEqual([['cs_sample', '2026-11-29T09:00:00.000Z']]));
  expect(asked).toMatchObject([{ termsAgreed: true, checkoutSessionId: 'cs_sample' }]);
});

test('a code that was used up during the confirmation is reported', async () => {
  const opened = await openPayment(`?plan=annual&coupon=${sampleCode}`);
  await waitFor(() => expect(form.greetings).toHaveLength(1));
  await opened.user.click(await screen.findByRole('checkbox', { name: /I agree/ }));
  confirmation = () => {
    answerWith(
      failContract('commerceSubscriptionCreate', 'unprocessable', [{ path: 'coupon', message: couponUsedUp }], {
        once: true,
      }),
      mockContract('commercePlans', () => plansFor({ includeTrial: true })),
    );
    return { error: { type: 'invalid_request_error', message: 'The promotion code is used up.' } };
  };
  await opened.user.click(await button());
  expect(await screen.findByText(/^The offer code has been used up, so this is the price without it/)).toBeVisible();
  expect(await agree()).not.toBeChecked();
  await waitFor(() => expect(opened.asked.at(-1)).not.toHaveProperty('coupon'));
  await waitFor(() => expect(form.greetings).toHaveLength(2));
});

test.each([
  [sampleCode, 1],
  ['USED-UP', 0],
])('a promotion with the code %s is mentioned %i times beside the price', async (code, times) => {
  const promotion = samplePromotion({ coupon_codes: { yearly: code, monthly: code } });
  const mocks = [mockContract('commercePromotion', () => promotion), ...checkoutMocks(), ...sandbox];
  await showPage('/checkout/payment?plan=annual', mocks, 'offered');
  await waitFor(() => expect(form.greetings).toHaveLength(1));
  expect(screen.queryAllByText(/40% off/)).toHaveLength(times);
});

test("after a lost response the server's state decides", async () => {
  const { user } = await atTheCard();
  confirmation = () => {
    session.status = 'complete';
    return undefined;
  };
  await user.click(await button());
  await waitFor(() => expect(window.location.pathname).toBe('/checkout/success'));
});

test('an error that is not the card’s has the specification’s sentence', async () => {
  const { user } = await atTheCard();
  confirmation = () => ({ error: { type: 'api_error', message: 'Broken' } });
  await user.click(await button());
  expect(await screen.findByText('Something went wrong. Please refresh the page or try later.')).toBeVisible();
});

test('a person who has a plan already is told so, and nothing is begun', async () => {
  const { user } = await atTheCard();
  const fields = [{ path: 'subscription', message: 'You have a plan already' }];
  answerWith(
    mockContract('usersRead', () => samplePerson('subscriber')),
    failContract('commerceSubscriptionCreate', 'conflict', fields),
  );
  await user.click(await button());
  // The sentence is shown in place of the card form first, then in place of the whole step.
  await waitFor(() => expect(screen.getByText('You’re already in.')).toBeVisible());
  expect(confirms).toBe(0);
});

test('that a person has a plan stays on the page while the payment’s result is asked for once more', async () => {
  const { user } = await atTheCard();
  const open: CheckoutSession = { status: 'open', subscriptionState: 'none' };
  const second = Promise.withResolvers<CheckoutSession>();
  let asks = 0;
  answerWith(
    mockContract('usersRead', () => samplePerson('subscriber')),
    failContract('commerceSubscriptionCreate', 'conflict', [
      { path: 'subscription', message: 'You have a plan already' },
    ]),
    mockContract('commerceCheckoutSession', () => ((asks += 1) === 1 ? open : second.promise)),
  );
  await user.click(await button());
  await waitFor(() => expect(asks).toBe(2));
  expect(screen.getByText('You’re already in.')).toBeVisible();
  second.resolve(open);
  await waitFor(() => expect(screen.getByText('You’re already in.')).toBeVisible());
});

test.each([
  ['subscription', 'A plan of yours isn’t closed yet'],
  ['account', 'This account is about to be deleted'],
])('a refusal for the %s does not tell an unpaid person that they have access', async (path, said) => {
  await openPayment('?plan=annual', failContract('commerceSubscriptionCreate', 'conflict', [{ path, message: 'No' }]));
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByText(/You’re already in/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Start my 7 days' })).toBeNull();
});

test.each([
  {
    path: 'price',
    code: 'conflict',
    search: '?plan=annual',
    said: /^The prices have changed. Please look at them once more/,
    now: () => answerWith(mockContract('commercePlans', ({ query }) => dearer(plansFor(query)))),
    agreeing: /\$99\.00 on/,
    asks: { price: 'price_dearer', includeTrial: true },
  },
  {
    path: 'coupon',
    code: 'unprocessable',
    search: `?plan=annual&coupon=${sampleCode}`,
    said: /^The offer code doesn’t hold any more/,
    now: () => answerWith(mockContract('commercePlans', () => plansFor({ includeTrial: true }))),
    agreeing: /\$84\.00 on/,
    asks: { price: 'price_annual' },
  },
  {
    path: 'include_trial',
    code: 'conflict',
    search: '?plan=annual',
    said: /^There is no trial any more/,
    now: () => answerWith(mockContract('usersRead', () => samplePerson('signedIn'))),
    agreeing: /\$84\.00 now/,
    asks: { price: 'price_annual', includeTrial: false },
  },
] as const)('if $path differs from what was shown, the person must agree to the current terms', async (change) => {
  const { user, asked } = await openPayment(change.search);
  const box = (name: RegExp) => screen.findByRole('checkbox', { name });
  const answer = mockContract('commerceSubscriptionCreate', ({ body }) => {
    asked.push(body);
    return { checkoutSessionId: 'cs_2', clientSecret: 'cs_2_secret', publishableKey: 'pk', sandbox: true };
  });
  await waitFor(() => expect(form.greetings).toHaveLength(1));
  asked.length = 0;
  change.now();
  const refusal = failContract('commerceSubscriptionCreate', change.code, [{ path: change.path, message: 'No' }], {
    once: true,
  });
  answerWith(refusal, answer);
  await user.click(await box(/I agree/));
  await user.click(await button());
  const agreement = await box(change.agreeing);
  expect(agreement).not.toBeChecked();
  expect(screen.getByText(change.said)).toBeVisible();
  expect(confirms).toBe(0);
  await waitFor(() => expect(form.greetings).toHaveLength(2));
  expect(asked).toEqual([expect.objectContaining({ ...change.asks, termsAgreed: false })]);
  expect(asked[0]).not.toHaveProperty('coupon');
  await user.click(agreement);
  expect(screen.queryByText(change.said)).toBeNull();
});

const tooLate = () => {
  session.status = 'expired';
  return { error: { type: 'invalid_request_error', code: 'checkout_session_expired', message: 'No' } };
};

test('an expired checkout is opened again', async () => {
  const { user, asked } = await atTheCard();
  confirmation = tooLate;
  await user.click(await button());
  expect(await screen.findByText(/We opened a new one: please fill in your card again/)).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]?.attemptUuid).not.toBe(asked[0]?.attemptUuid);
  expect(await agree()).toBeChecked();
});

test('a checkout that expired while it was open says so when the server opens another', async () => {
  const { user } = await atTheCard();
  answerWith(
    mockContract('commerceSubscriptionCreate', () => ({
      checkoutSessionId: 'cs_another',
      clientSecret: 'cs_another_secret_1',
      publishableKey: 'pk',
      sandbox: true,
      testCard: '4242 4242 1234 5678',
    })),
  );
  await user.click(await button());
  expect(await screen.findByText(/We opened a new one: please fill in your card again/)).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Card' })).toBeVisible();
  expect(confirms).toBe(0);
});

test('an expired checkout is not opened again at an outdated price', async () => {
  const { user, asked } = await atTheCard();
  answerWith(mockContract('commercePlans', ({ query }) => dearer(plansFor(query))));
  confirmation = tooLate;
  await user.click(await button());
  expect(await screen.findByText(/^The prices have changed/)).toBeVisible();
  const agreement = screen.getByRole('checkbox', { name: /\$99\.00 on/ });
  expect(agreement).not.toBeChecked();
  expect(await screen.findByRole('group', { name: 'Card' })).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ price: 'price_dearer' });
});

test('a card form whose script does not load says so, and opens on retry', async () => {
  form.opens = false;
  const { user } = await openPayment();
  await screen.findByRole('group', { name: 'Card' });
  act(() => form.giveUp());
  expect(await screen.findByText('The card form did not open')).toBeVisible();
  expect(screen.queryByText('Asking your bank…')).toBeNull();
  form.opens = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(form.greetings).toHaveLength(1));
  expect(await button()).toBeEnabled();
});

test('a press on Pay while the card form is still opening says so at once, and the form can be opened again', async () => {
  form.opens = false;
  const { user } = await openPayment();
  await screen.findByRole('group', { name: 'Card' });
  await user.click(await button());
  expect(screen.getByText('The card form is still opening')).toBeVisible();
  expect(screen.queryByText('Asking your bank…')).toBeNull();
  form.opens = true;
  await user.click(screen.getByRole('button', { name: 'Open it again' }));
  await waitFor(() => expect(form.greetings).toHaveLength(1));
  expect(await button()).toBeEnabled();
  await waitFor(() => expect(screen.queryByText('The card form is still opening')).toBeNull());
});

test('an unreachable provider is reported, and the request can be repeated', async () => {
  await openPayment('?plan=annual', failContract('commerceSubscriptionCreate', 'unavailable'));
  expect(await screen.findByText('The card form did not open')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('without plans no price is shown', async () => {
  await showPage('/checkout/payment', checkoutMocks(), 'signedIn');
  answerWith(failContract('commercePlans', 'internal'));
  expect(await screen.findByText('The prices didn’t load')).toBeVisible();
  expect(screen.queryByText(/\$/)).toBeNull();
});
