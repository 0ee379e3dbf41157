import { invalidRequest, StripeFailure, unreadable } from './failure.ts';
import type { Form } from './form.ts';
import type { Route } from './route.ts';

/** What the publishable key may read with the client secret, and the fields that it sees. */
const readable: Readonly<Record<string, readonly string[]>> = {
  '/v1/payment_intents/:id': [
    ...['id', 'object', 'amount', 'amount_details', 'automatic_payment_methods', 'canceled_at', 'cancellation_reason'],
    ...['capture_method', 'client_secret', 'confirmation_method', 'created', 'currency', 'description'],
    ...['last_payment_error', 'livemode', 'next_action', 'payment_method', 'payment_method_types', 'processing'],
    ...['receipt_email', 'setup_future_usage', 'shipping', 'source', 'status'],
  ],
  '/v1/setup_intents/:id': [
    ...['id', 'object', 'automatic_payment_methods', 'cancellation_reason', 'client_secret', 'created', 'description'],
    ...['last_setup_error', 'livemode', 'next_action', 'payment_method', 'payment_method_types', 'status', 'usage'],
  ],
};
const kindOf = { payment_intent: 'PaymentIntent', setup_intent: 'SetupIntent' };

/** @throws StripeFailure for a call that needs the secret key, and without a client secret */
export function checkPublic({ method, path }: Route, given: Form): void {
  if (method !== 'GET' || !(path in readable)) throw needsSecretKey();
  if (given.client_secret === undefined)
    throw unreadable('Missing required param: client_secret.', { param: 'client_secret', code: 'parameter_missing' });
}

/** @throws StripeFailure if the client secret is that of another intent */
export function checkSecret(intent: { object: string; client_secret?: string | null }, given: Form): void {
  if (intent.client_secret === given.client_secret) return;
  const object = intent.object as keyof typeof kindOf;
  throw invalidRequest(
    `The client_secret provided does not match any associated ${kindOf[object]} on this account. Ensure the publishable key used belongs to the same account that created the ${kindOf[object]}.`,
    { param: 'client_secret', code: `${object}_invalid_parameter` },
  );
}

/** Returns the fields of an intent that the publishable key sees. */
export function publicPart(intent: object): object {
  const names = readable[`/v1/${(intent as { object: string }).object}s/:id`] ?? [];
  return Object.fromEntries(Object.entries(intent).filter(([name]) => names.includes(name)));
}

function needsSecretKey(): StripeFailure {
  const message =
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.';
  return new StripeFailure(
    { type: 'invalid_request_error', code: 'secret_key_required', message },
    { status: 403, unbegun: true },
  );
}
