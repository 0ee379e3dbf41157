import { z } from 'zod';
import type { ObjectStore } from '../../store/object-store.ts';
import { attachCard } from '../../cards/attach-card.ts';
import { authorizeCard } from '../../cards/authorize-card.ts';
import { allowedTypes } from '../../cards/allowed-types.ts';
import { findUsablePaymentMethod } from '../../cards/make-payment-method.ts';
import { hide } from '../../store/hide.ts';
import { cardFailure } from '../../wire/failure.ts';
import type { CardTrouble, Kinds } from '../../wire/kinds.ts';
import {
  changedMetadata,
  expand,
  flag,
  ignored,
  invalidRequest,
  metadata,
  newId,
  page,
  paging,
  range,
  route,
  text,
} from '../../wire/index.ts';
import { randomLetters } from '../../wire/new-id.ts';
import { openChallenge } from './challenges.ts';

const path = '/v1/setup_intents';

const creation = z.strictObject({
  customer: text.optional(),
  usage: z.enum(['off_session', 'on_session']).default('off_session'),
  payment_method: text.optional(),
  confirm: flag.optional(),
  return_url: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  allowed_payment_method_types: allowedTypes.optional(),
  automatic_payment_methods: ignored.optional(),
  payment_method_options: ignored.optional(),
  ...expand,
});

const changes = z.strictObject({
  customer: text.optional(),
  payment_method: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  allowed_payment_method_types: allowedTypes.optional(),
  payment_method_options: ignored.optional(),
  ...expand,
});

/** https://docs.stripe.com/api/setup_intents */
export const setupIntentRoutes = [
  route('POST', path, creation, async (store, params) => {
    if (params.customer) await store.get('customer', params.customer, 'customer');
    const id = newId('seti');
    const intent = await store.create('setup_intent', {
      id,
      object: 'setup_intent',
      allowed_payment_method_types: params.allowed_payment_method_types ?? null,
      application: null,
      automatic_payment_methods: null,
      cancellation_reason: null,
      client_secret: `${id}_secret_${randomLetters(24)}`,
      created: await store.momentOf(params.customer),
      customer: params.customer ?? null,
      customer_account: null,
      description: params.description ?? null,
      excluded_payment_method_types: null,
      flow_directions: null,
      last_setup_error: null,
      latest_attempt: null,
      livemode: false,
      mandate: null,
      metadata: changedMetadata({}, params.metadata),
      next_action: null,
      on_behalf_of: null,
      payment_method: null,
      payment_method_configuration_details: null,
      payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
      payment_method_types: ['card'],
      single_use_mandate: null,
      status: 'requires_payment_method',
      usage: params.usage,
    });
    if (params.payment_method && !params.confirm) {
      const { id: method } = await findUsablePaymentMethod(store, params.payment_method);
      return store.put('setup_intent', { ...intent, payment_method: method, status: 'requires_confirmation' });
    }
    if (!params.confirm || !params.payment_method) return intent;
    return confirmSetup(store, intent, { paymentMethod: params.payment_method, returnUrl: params.return_url ?? null });
  }),

  route('GET', `${path}/:id`, z.strictObject({ client_secret: ignored.optional(), ...expand }), (store, _, id) =>
    store.get('setup_intent', id, 'intent'),
  ),

  route('POST', `${path}/:id`, changes, async (store, params, id) => {
    const intent = await store.get('setup_intent', id, 'intent');
    const { customer, description, payment_method: method, allowed_payment_method_types: allowed } = params;
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      if (customer !== undefined || method !== undefined) throw unexpectedState(intent);
    }
    if (customer !== undefined) await store.get('customer', customer, 'customer');
    const found = method === undefined ? undefined : await findUsablePaymentMethod(store, method);
    return store.change('setup_intent', intent, {
      ...(customer !== undefined && { customer }),
      ...(description !== undefined && { description }),
      ...(allowed !== undefined && { allowed_payment_method_types: allowed }),
      ...(found && { payment_method: found.id, status: 'requires_confirmation' }),
      metadata: changedMetadata(intent.metadata ?? {}, params.metadata),
    });
  }),

  route(
    'POST',
    `${path}/:id/confirm`,
    z.strictObject({ payment_method: text.optional(), return_url: text.optional(), ...expand }),
    async (store, params, id) => {
      const intent = await store.get('setup_intent', id, 'intent');
      const paymentMethod = params.payment_method ?? intent.payment_method;
      if (paymentMethod === null)
        throw invalidRequest(
          'You cannot confirm this SetupIntent because it’s missing a payment method. Update the SetupIntent with a payment method and then confirm it again.',
          { code: 'setup_intent_unexpected_state' },
        );
      return confirmSetup(store, intent, { paymentMethod, returnUrl: params.return_url ?? null });
    },
  ),

  route(
    'POST',
    `${path}/:id/cancel`,
    z.strictObject({ cancellation_reason: ignored.optional(), ...expand }),
    async (store, _, id) => {
      const intent = await store.get('setup_intent', id, 'intent');
      if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent);
      return store.change('setup_intent', intent, { status: 'canceled', next_action: null }, 'setup_intent.canceled');
    },
  ),

  route(
    'GET',
    path,
    z.strictObject({ ...paging, customer: text.optional(), created: range.optional() }),
    (store, params) => page(store, 'setup_intent', path, params, { customer: params.customer }),
  ),
];

export interface ConfirmSetup {
  paymentMethod: string;
  returnUrl: string | null;
  authenticated?: boolean;
}

/**
 * Stores a card for off-session charges.
 * @throws StripeFailure with the card's error
 */
export async function confirmSetup(
  store: ObjectStore,
  intent: Kinds['setup_intent'],
  { paymentMethod, returnUrl, authenticated = false }: ConfirmSetup,
): Promise<Kinds['setup_intent']> {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent);
  const method = await findUsablePaymentMethod(store, paymentMethod);
  const { behaviour, setUp } = method.sandbox;
  const authorization = authorizeCard(behaviour, { for: 'set-up', present: true, authenticated, setUp });
  if (authorization.outcome === 'challenge') {
    const { url } = await openChallenge(store, { for: intent.id, method, returnUrl, amount: 0, currency: null });
    const next = { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: store.site + url } };
    const changes = { status: 'requires_action', payment_method: method.id, next_action: next, last_setup_error: null };
    return store.change('setup_intent', intent, changes, 'setup_intent.requires_action');
  }
  if (authorization.outcome === 'declined') {
    const failed = await failSetup(store, intent, authorization.trouble);
    throw cardFailure(authorization.trouble, { setup_intent: hide('setup_intent', failed) });
  }
  if (intent.customer !== null) await attachCard(store, method, intent.customer, true);
  else await store.put('payment_method', { ...method, sandbox: { ...method.sandbox, setUp: true } });
  const done = { status: 'succeeded', payment_method: method.id, next_action: null, last_setup_error: null };
  return store.change('setup_intent', intent, done, 'setup_intent.succeeded');
}

/** Records a failed setup; the intent waits for another card. */
export async function failSetup(
  store: ObjectStore,
  intent: Kinds['setup_intent'],
  trouble: CardTrouble,
): Promise<Kinds['setup_intent']> {
  const changes: Partial<Kinds['setup_intent']> = {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: trouble,
  };
  return store.change('setup_intent', intent, changes, 'setup_intent.setup_failed');
}

function unexpectedState({ status }: Kinds['setup_intent']) {
  return invalidRequest(`You cannot do this to a SetupIntent with status ${status}.`, {
    code: 'setup_intent_unexpected_state',
  });
}
