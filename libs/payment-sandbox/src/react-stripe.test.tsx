import { useEffect } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { CheckoutElementsProvider, PaymentElement, useCheckoutElements } from '@stripe/react-stripe-js/checkout';
import { Elements, PaymentElement as CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { FromCardForm, ToCardForm } from '@greenroom/contracts';
import { openPaymentSandbox } from './open-payment-sandbox.ts';
import type { SandboxSession } from './sandbox-wire.ts';
import { standInForCardForm } from './testing/index.ts';

/* Our pages use Stripe.js through react-stripe-js, which must accept the sandbox in its place. */

const session: SandboxSession = {
  id: 'cs_1',
  status: 'open',
  currency: 'usd',
  email: 'maren@example.com',
  line_items: [{ name: 'Greenroom, one year', amount: 8_400, recurring: { interval: 'year', interval_count: 1 } }],
  total: { subtotal: 8_400, discount: 3_360, due_today: 0, then: 5_040 },
  tax: null,
  trial: { days: 7, ends_at: 1_795_000_000 },
  last_error: null,
  discounts: [{ promotion_code: 'OPENING40', name: '40 % off', amount: 3_360 }],
};

let answers: Record<string, (body: Record<string, unknown>) => object>;
let asked: { path: string; body: Record<string, unknown> }[];
let cardSays: ((asked: ToCardForm) => FromCardForm | undefined) | undefined;

const form = standInForCardForm((message) => {
  const said = cardSays?.(message);
  if (said || !('request' in message)) return said;
  if (message.type === 'validate') return { type: 'valid', request: message.request };
  return { type: 'created', request: message.request, paymentMethod: { id: 'pm_1', brand: 'visa', last4: '4242' } };
});

beforeEach(() => {
  asked = [];
  cardSays = undefined;
  answers = {
    'sessions/read': () => ({ session }),
    'sessions/confirm': () => {
      answers['sessions/read'] = () => ({ session: { ...session, status: 'complete' } });
      return { status: 'complete' };
    },
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const path = (address as string).replace('/sandbox/payments/', '');
    const body = JSON.parse(init?.body as string) as Record<string, unknown>;
    asked.push({ path, body });
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer(body)));
  });
});
afterEach(() => jest.restoreAllMocks());

let checkout: Extract<ReturnType<typeof useCheckoutElements>, { type: 'success' }>['checkout'];

function Shown() {
  const result = useCheckoutElements();
  useEffect(() => {
    if (result.type === 'success') checkout = result.checkout;
  });
  return (
    <>
      <p>{result.type === 'error' ? result.error.message : result.type}</p>
      {result.type === 'success' && <PaymentElement />}
    </>
  );
}

async function open() {
  const stripe = openPaymentSandbox('pk_test_1', { locale: 'de' });
  const view = render(
    <CheckoutElementsProvider stripe={stripe} options={{ clientSecret: 'cs_1_secret_2' }}>
      <Shown />
    </CheckoutElementsProvider>,
  );
  await screen.findByText('success');
  await waitFor(() => expect(form.greetings).toHaveLength(1));
  return view;
}

test('reads a session in the format of Stripe.js', async () => {
  await open();
  expect(asked).toEqual([{ path: 'sessions/read', body: { client_secret: 'cs_1_secret_2' } }]);
  expect(checkout).toMatchObject({
    id: 'cs_1',
    status: { type: 'open' },
    currency: 'usd',
    minorUnitsAmountDivisor: 100,
    total: { total: { minorUnitsAmount: 0 }, discount: { minorUnitsAmount: 3_360 } },
    recurring: { interval: 'year', trial: { trialPeriodDays: 7 }, dueNext: { total: { minorUnitsAmount: 5_040 } } },
    discountAmounts: [{ promotionCode: 'OPENING40', minorUnitsAmount: 3_360 }],
  });
});

test('the card form is in a frame without an origin, in the page’s language, and is removed with it', async () => {
  const view = await open();
  const frame = document.querySelector('iframe')!;
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
  expect(frame.getAttribute('src')).toBe('/sandbox/payments/card-form?locale=de');
  expect(form.greetings).toEqual([{ type: 'greenroom-card-form', publishableKey: 'pk_test_1' }]);
  act(() => form.say({ type: 'height', px: 312 }));
  await waitFor(() => expect(frame.style.height).toBe('312px'));
  view.unmount();
  expect(document.querySelector('iframe')).toBeNull();
});

test('tax follows the country of the card form, and the total is shown before the payment', async () => {
  const taxed: SandboxSession = {
    ...session,
    total: { ...session.total, discount: 0, due_today: 9_996, then: 9_996 },
    tax: { is_placed: true, due_today: { added: 1_596, within: 0 }, then: { added: 1_596, within: 0 } },
  };
  const none = { added: 0, within: 0 };
  const unplaced = { is_placed: false, due_today: none, then: none };
  answers['sessions/read'] = () => ({ session: { ...session, tax: unplaced } });
  answers['sessions/place'] = () => ({ session: taxed });
  await open();
  expect(checkout.tax).toEqual({ status: 'requires_billing_address' });
  act(() => form.say({ type: 'country', country: 'DE' }));
  await waitFor(() => expect(checkout.total.total.minorUnitsAmount).toBe(9_996));
  expect(asked.at(-1)).toEqual({ path: 'sessions/place', body: { client_secret: 'cs_1_secret_2', country: 'DE' } });
  expect(checkout).toMatchObject({
    total: { taxExclusive: { minorUnitsAmount: 1_596 }, taxInclusive: { minorUnitsAmount: 0 } },
    recurring: { dueNext: { total: { minorUnitsAmount: 9_996 }, taxExclusive: { minorUnitsAmount: 1_596 } } },
    tax: { status: 'ready' },
  });
});

test('without tax the country is not sent to the server', async () => {
  await open();
  act(() => form.say({ type: 'country', country: 'DE' }));
  await act(async () => expect((await checkout.confirm()).type).toBe('success'));
  expect(asked.map(({ path }) => path)).not.toContain('sessions/place');
});

test('a total that was not shown is rejected, and shown afterwards', async () => {
  await open();
  const code = 'checkout_amount_mismatch';
  answers['sessions/confirm'] = () => ({ error: { type: 'invalid_request_error', code, message: 'With tax …' } });
  answers['sessions/read'] = () => ({ session: { ...session, total: { ...session.total, due_today: 9_996 } } });
  await act(async () => expect((await checkout.confirm()).type).toBe('error'));
  await waitFor(() => expect(checkout.total.total.minorUnitsAmount).toBe(9_996));
});

test('a complete card form can be confirmed', async () => {
  await open();
  expect(checkout.canConfirm).toBe(false);
  act(() => form.say({ type: 'change', empty: false, complete: true }));
  await waitFor(() => expect(checkout.canConfirm).toBe(true));
});

test('concurrent confirmations are sent once and share the result', async () => {
  await open();
  await act(async () => {
    const results = await Promise.all([checkout.confirm(), checkout.confirm()]);
    expect(results.map(({ type }) => type)).toEqual(['success', 'success']);
  });
  expect(asked.filter(({ path }) => path === 'sessions/confirm')).toEqual([
    { path: 'sessions/confirm', body: { client_secret: 'cs_1_secret_2', payment_method: 'pm_1' } },
  ]);
  await waitFor(() => expect(checkout.status.type).toBe('complete'));
});

test.each([
  [
    'a declined card returns its reason and is reported to its field',
    { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: 'No money' },
    { message: 'No money', code: 'paymentFailed', paymentFailed: { declineCode: 'insufficient_funds' } },
  ],
  [
    'a wrong code',
    { type: 'card_error', code: 'incorrect_cvc', message: 'Wrong code', param: 'cvc' },
    { message: 'Wrong code', code: 'paymentFailed', paymentFailed: { declineCode: 'incorrect_cvc' } },
  ],
  [
    'any other failure returns only its message',
    { type: 'api_error', message: 'Broken' },
    { message: 'Broken', code: null },
  ],
])('%s', async (_, error, told) => {
  await open();
  answers['sessions/confirm'] = () => ({ error });
  await act(async () => expect(await checkout.confirm()).toEqual({ type: 'error', error: told }));
  await waitFor(() => expect(form.heard).toContainEqual({ type: 'refused', error }));
});

test('a lost response is not reported as a refusal by the card', async () => {
  await open();
  delete answers['sessions/confirm'];
  await act(async () => expect(await checkout.confirm()).toMatchObject({ type: 'error', error: { code: null } }));
});

test('an incomplete card form is not sent', async () => {
  await open();
  const error = { type: 'validation_error', code: 'incomplete', message: 'Fill it in' };
  cardSays = (message) => ('request' in message ? { type: 'failed', request: message.request, error } : undefined);
  await act(async () => expect(await checkout.validateElements()).toMatchObject({ type: 'error' }));
  await act(async () => expect(await checkout.confirm()).toMatchObject({ type: 'error' }));
  expect(asked.map(({ path }) => path)).not.toContain('sessions/confirm');
});

describe('the bank’s page', () => {
  beforeEach(() => {
    // jsdom does not implement `showModal`.
    HTMLDialogElement.prototype.showModal = () => {};
    answers['sessions/confirm'] = () => ({
      status: 'requires_action',
      challenge: '/sandbox/payments/challenge?token=t',
    });
  });
  const confirmAnd = async (then: (dialog: HTMLDialogElement) => void) => {
    await open();
    let result: unknown;
    await act(async () => {
      const confirming = checkout.confirm();
      await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
      then(document.querySelector('dialog')!);
      result = await confirming;
    });
    expect(document.querySelector('dialog')).toBeNull();
    return result;
  };
  const answered = (dialog: HTMLDialogElement) => {
    const source = dialog.querySelector('iframe')!.contentWindow;
    window.dispatchEvent(new MessageEvent('message', { source, data: { type: 'greenroom-challenge-answered' } }));
  };

  test('opens over the page, and the result is read from the server', async () => {
    const result = await confirmAnd((dialog) => {
      expect(dialog.querySelector('iframe')?.getAttribute('src')).toBe('/sandbox/payments/challenge?token=t&locale=de');
      answers['sessions/read'] = () => ({ session: { ...session, status: 'complete' } });
      answered(dialog);
    });
    expect(result).toMatchObject({ type: 'success' });
  });

  test('reports a refusal, or a card without sufficient funds', async () => {
    const last_error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: 'No' };
    const result = await confirmAnd((dialog) => {
      answers['sessions/read'] = () => ({ session: { ...session, last_error } });
      answered(dialog);
    });
    expect(result).toMatchObject({ type: 'error', error: { paymentFailed: { declineCode: 'insufficient_funds' } } });
  });

  test('reports a missing authentication after it was closed', async () => {
    const result = await confirmAnd((dialog) => {
      const escape = new Event('cancel', { cancelable: true });
      dialog.dispatchEvent(escape);
      expect(escape.defaultPrevented).toBe(true);
      expect(document.querySelector('dialog')).toBe(dialog);
      dialog.querySelector('button')!.click();
    });
    expect(result).toMatchObject({
      type: 'error',
      error: { paymentFailed: { declineCode: 'authentication_required' } },
    });
  });
});

describe('a payment with a stored card', () => {
  const stripe = openPaymentSandbox('pk');
  const pay = () =>
    stripe.confirmPayment({
      clientSecret: 'pi_1_secret_2',
      confirmParams: { payment_method: 'pm_1', return_url: 'https://greenroom.example/settings' },
      redirect: 'if_required',
    });
  const answerBank = async () => {
    await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
    const source = document.querySelector<HTMLIFrameElement>('dialog iframe')!;
    const data = { type: 'greenroom-challenge-answered' };
    window.dispatchEvent(new MessageEvent('message', { source: source.contentWindow, data }));
  };
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = () => {};
    const challenge = '/sandbox/payments/challenge?token=t';
    answers['payment-intents/confirm'] = () => ({ status: 'requires_action', challenge });
  });

  test('succeeds after the bank’s page was approved', async () => {
    answers['payment-intents/read'] = () => ({ status: 'succeeded', last_error: null });
    const paying = pay();
    await answerBank();
    expect(await paying).toEqual({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
  });

  test('fails after the bank’s page was refused', async () => {
    const error = { type: 'card_error', code: 'payment_intent_authentication_failure', message: 'No' };
    answers['payment-intents/read'] = () => ({ status: 'requires_payment_method', last_error: error });
    const paying = pay();
    await answerBank();
    expect(await paying).toEqual({ error });
  });
});

test('shows an error for a session that cannot be read', async () => {
  answers['sessions/read'] = () => ({ error: { type: 'invalid_request_error', message: 'No such session' } });
  render(
    <CheckoutElementsProvider stripe={openPaymentSandbox('pk')} options={{ clientSecret: 'cs_2_secret_2' }}>
      <Shown />
    </CheckoutElementsProvider>,
  );
  expect(await screen.findByText('No such session')).toBeVisible();
});

test('replaces a card with a setup intent', async () => {
  let found: { stripe: ReturnType<typeof useStripe>; elements: ReturnType<typeof useElements> };
  function Replacing() {
    const stripe = useStripe();
    const elements = useElements();
    useEffect(() => {
      found = { stripe, elements };
    });
    return <CardElement />;
  }
  answers['setup-intents/confirm'] = () => ({ status: 'complete' });
  render(
    <Elements stripe={openPaymentSandbox('pk')} options={{ clientSecret: 'seti_1_secret_2' }}>
      <Replacing />
    </Elements>,
  );
  await waitFor(() => expect(form.greetings).toHaveLength(1));
  const result = await found!.stripe!.confirmSetup({ elements: found!.elements!, redirect: 'if_required' });
  expect(result).toEqual({ setupIntent: { id: 'seti_1', status: 'succeeded' } });
  expect(asked.at(-1)).toEqual({
    path: 'setup-intents/confirm',
    body: { client_secret: 'seti_1_secret_2', payment_method: 'pm_1' },
  });
});
