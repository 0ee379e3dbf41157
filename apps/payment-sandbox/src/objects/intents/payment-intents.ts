import { z } from 'zod';
import type { ObjectStore } from '../../store/object-store.ts';
import { hide } from '../../store/hide.ts';
import { allowedTypes } from '../../cards/allowed-types.ts';
import { findUsablePaymentMethod } from '../../cards/make-payment-method.ts';
import { cardFailure } from '../../wire/failure.ts';
import type { Kinds } from '../../wire/kinds.ts';
import {
  changedMetadata,
  emptyable,
  expand,
  flag,
  ignored,
  integer,
  invalidRequest,
  metadata,
  page,
  paging,
  range,
  route,
  text,
} from '../../wire/index.ts';
import { payInvoice } from '../invoices/pay-invoice.ts';
import { checkStep } from '../check-step.ts';
import { smallestAmount } from '../smallest-amount.ts';
import { checkLargest } from '../largest-amount.ts';
import { shownAmount } from '../subscriptions/subscription-lines.ts';
import { attemptPayment, entered } from './attempt-payment.ts';
import { newPaymentIntent } from './new-payment-intent.ts';

type Intent = Kinds['payment_intent'];

const path = '/v1/payment_intents';
const amount = integer.pipe(z.number().min(1));

const shipping = z.strictObject({
  address: z.record(z.string(), z.string()),
  name: text,
  carrier: text.optional(),
  phone: text.optional(),
  tracking_number: text.optional(),
});
const facts = {
  customer: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  payment_method: text.optional(),
  allowed_payment_method_types: allowedTypes.optional(),
  payment_method_options: ignored.optional(),
  automatic_payment_methods: ignored.optional(),
  receipt_email: emptyable(text).optional(),
  setup_future_usage: emptyable(z.enum(['off_session', 'on_session'])).optional(),
  shipping: emptyable(shipping).optional(),
  statement_descriptor: text.optional(),
  statement_descriptor_suffix: text.optional(),
  ...expand,
};
const confirming = {
  return_url: text.optional(),
  off_session: flag.optional(),
  error_on_requires_action: flag.optional(),
};
const creation = z.strictObject({
  ...facts,
  ...confirming,
  amount,
  currency: text,
  confirm: flag.default(false),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic'),
});
const confirmation = z.strictObject({
  ...confirming,
  payment_method: text.optional(),
  receipt_email: emptyable(text).optional(),
  setup_future_usage: facts.setup_future_usage,
  shipping: facts.shipping,
  payment_method_options: ignored.optional(),
  ...expand,
});

/** https://docs.stripe.com/api/payment_intents */
export const paymentIntentRoutes = [
  route('POST', path, creation, async (store, params) => {
    checkAmount(params.amount, params.currency.toLowerCase());
    if (params.customer !== undefined) await store.get('customer', params.customer, 'customer');
    const method = params.payment_method && (await findUsablePaymentMethod(store, params.payment_method));
    const made = newPaymentIntent({
      amount: params.amount,
      currency: params.currency.toLowerCase(),
      customer: params.customer ?? null,
      paymentMethod: method ? method.id : null,
      description: params.description ?? null,
      metadata: changedMetadata({}, params.metadata),
      created: await store.momentOf(params.customer),
    });
    const intent = await store.create('payment_intent', {
      ...made,
      ...described(params),
      capture_method: params.capture_method,
      automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    });
    return params.confirm ? confirmIntent(store, intent, params) : intent;
  }),

  route('GET', `${path}/:id`, z.strictObject({ client_secret: ignored.optional(), ...expand }), (store, _, id) =>
    store.get('payment_intent', id, 'intent'),
  ),

  route(
    'POST',
    `${path}/:id`,
    z.strictObject({ ...facts, amount: amount.optional(), currency: text.optional() }),
    async (store, params, id) => {
      const intent = await store.get('payment_intent', id, 'intent');
      const currency = params.currency?.toLowerCase() ?? intent.currency;
      const onlyDescribed = params.amount === undefined && params.payment_method === undefined && !params.currency;
      if (!waits(intent) && !onlyDescribed) throw unexpectedState(intent, 'updated');
      if (params.amount !== undefined) checkAmount(params.amount, currency);
      if (params.customer !== undefined) await store.get('customer', params.customer, 'customer');
      const method = params.payment_method && (await findUsablePaymentMethod(store, params.payment_method));
      return store.change('payment_intent', intent, {
        ...described(params),
        currency,
        ...(params.amount !== undefined && { amount: params.amount }),
        ...(params.customer !== undefined && { customer: params.customer }),
        ...(params.description !== undefined && { description: params.description }),
        ...(method && { payment_method: method.id, status: 'requires_confirmation' }),
        metadata: changedMetadata(intent.metadata, params.metadata),
      });
    },
  ),

  route('POST', `${path}/:id/confirm`, confirmation, async (store, params, id) =>
    confirmIntent(store, await store.get('payment_intent', id, 'intent'), params),
  ),

  route(
    'POST',
    `${path}/:id/capture`,
    z.strictObject({ amount_to_capture: amount.optional(), metadata: metadata.optional(), ...expand }),
    async (store, params, id) => captureIntent(store, await store.get('payment_intent', id, 'intent'), params),
  ),

  route(
    'POST',
    `${path}/:id/cancel`,
    z.strictObject({
      cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      ...expand,
    }),
    async (store, params, id) => cancelIntent(store, await store.get('payment_intent', id, 'intent'), params),
  ),

  route(
    'GET',
    path,
    z.strictObject({ ...paging, customer: text.optional(), created: range.optional() }),
    (store, params) => page(store, 'payment_intent', path, params, { customer: params.customer }),
  ),
];

const waits = ({ status }: Intent) =>
  ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(status);

interface Described {
  allowed_payment_method_types?: Intent['allowed_payment_method_types'] | undefined;
  receipt_email?: string | null | undefined;
  setup_future_usage?: 'off_session' | 'on_session' | null | undefined;
  shipping?: z.output<typeof facts.shipping>;
  statement_descriptor?: string | undefined;
  statement_descriptor_suffix?: string | undefined;
}

function described(params: Described): Partial<Intent> {
  const { receipt_email, setup_future_usage, shipping: to, statement_descriptor, statement_descriptor_suffix } = params;
  const { allowed_payment_method_types } = params;
  const texts = { receipt_email, statement_descriptor, statement_descriptor_suffix };
  const given = { ...texts, setup_future_usage, allowed_payment_method_types };
  return {
    ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Intent>),
    ...(to !== undefined && { shipping: to && asShipping(to) }),
  };
}

function asShipping({ address, ...rest }: z.output<typeof shipping>): NonNullable<Intent['shipping']> {
  const part = (name: string) => address[name] ?? null;
  const place = { city: part('city'), country: part('country'), line1: part('line1'), line2: part('line2') };
  return { ...rest, address: { ...place, postal_code: part('postal_code'), state: part('state') } };
}

interface Confirm extends Described {
  payment_method?: string | undefined;
  return_url?: string | undefined;
  off_session?: boolean | undefined;
  error_on_requires_action?: boolean | undefined;
}

/** @throws StripeFailure with the card's error and the current intent */
async function confirmIntent(store: ObjectStore, found: Intent, params: Confirm): Promise<Intent> {
  if (!waits(found)) throw unexpectedState(found, 'confirmed');
  const id = params.payment_method ?? found.payment_method;
  if (id === null)
    throw invalidRequest(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: 'payment_intent_unexpected_state' },
    );
  const method = await findUsablePaymentMethod(store, id);
  checkOwner(method, found);
  const intent = await store.put('payment_intent', { ...found, ...described(params) });
  const how = { method, present: !params.off_session, returnUrl: params.return_url ?? null };
  if (intent.sandbox.invoice !== null) {
    const { trouble, intent: tried } = await payInvoice(store, await store.get('invoice', intent.sandbox.invoice), how);
    if (trouble !== null && typeof trouble === 'object')
      throw cardFailure(trouble, { payment_intent: hide('payment_intent', tried) });
    return store.get('payment_intent', intent.id);
  }
  const { authorization, intent: tried } = await attemptPayment(store, intent, how);
  if (authorization.outcome === 'declined')
    throw cardFailure(authorization.trouble, {
      payment_intent: hide('payment_intent', tried),
      payment_method: hide('payment_method', method),
      ...(typeof tried.latest_charge === 'string' && { charge: tried.latest_charge }),
    });
  return tried;
}

/** @throws StripeFailure if the card is attached to another customer */
function checkOwner(method: Kinds['payment_method'], intent: Intent): void {
  if (method.customer === null || method.customer === intent.customer) return;
  const what = intent.customer === null ? 'no customer' : 'another customer';
  throw invalidRequest(
    `The provided PaymentMethod (${method.id}) belongs to a customer, and this PaymentIntent has ${what}. Please pass the customer of the PaymentMethod in the \`customer\` parameter.`,
    { param: 'payment_method' },
  );
}

async function captureIntent(
  store: ObjectStore,
  intent: Intent,
  {
    amount_to_capture: wanted,
    metadata: change,
  }: { amount_to_capture?: number | undefined; metadata?: z.output<typeof metadata> | undefined },
): Promise<Intent> {
  if (intent.status !== 'requires_capture') throw unexpectedState(intent, 'captured');
  const captured = wanted ?? intent.amount_capturable;
  if (captured > intent.amount_capturable)
    throw invalidRequest(
      `The amount to capture (${shownAmount(captured, intent.currency)}) is greater than the capturable amount (${shownAmount(intent.amount_capturable, intent.currency)}).`,
      { param: 'amount_to_capture', code: 'amount_too_large' },
    );
  const charge = await store.get('charge', intent.latest_charge!);
  // The amount that is not captured is released: https://docs.stripe.com/payments/place-a-hold-on-a-payment-method
  const taken = { captured: true, amount_captured: captured, amount_refunded: charge.amount - captured };
  await entered(store, await store.change('charge', charge, taken, 'charge.captured'));
  return store.change(
    'payment_intent',
    intent,
    {
      status: 'succeeded',
      amount_received: captured,
      amount_capturable: 0,
      metadata: changedMetadata(intent.metadata, change),
    },
    'payment_intent.succeeded',
  );
}

async function cancelIntent(
  store: ObjectStore,
  intent: Intent,
  { cancellation_reason: reason = null }: { cancellation_reason?: string | null | undefined },
): Promise<Intent> {
  if (!waits(intent) && intent.status !== 'requires_capture') throw unexpectedState(intent, 'canceled');
  if (intent.sandbox.invoice !== null)
    throw invalidRequest('This PaymentIntent is of an invoice. Void the invoice in its place.', {});
  if (intent.status === 'requires_capture') {
    const charge = await store.get('charge', intent.latest_charge!);
    await store.change('charge', charge, { refunded: true, amount_refunded: charge.amount }, 'charge.refunded');
  }
  const over = { status: 'canceled', cancellation_reason: reason, amount_capturable: 0, next_action: null };
  return store.change(
    'payment_intent',
    intent,
    { ...over, canceled_at: await store.momentOf(intent.customer) },
    'payment_intent.canceled',
  );
}

/** @throws StripeFailure if the amount cannot be charged in the currency, is below the minimum or above the maximum of a charge */
function checkAmount(wanted: number, currency: string): void {
  const least = smallestAmount(currency);
  if (wanted < least)
    throw invalidRequest(`Amount must be at least ${shownAmount(least, currency)} ${currency}`, {
      param: 'amount',
      code: 'amount_too_small',
    });
  checkLargest(wanted, currency);
  checkStep(wanted, currency);
}

function unexpectedState({ status }: Intent, what: string) {
  return invalidRequest(`This PaymentIntent could not be ${what} because it has a status of ${status}.`, {
    code: 'payment_intent_unexpected_state',
  });
}
