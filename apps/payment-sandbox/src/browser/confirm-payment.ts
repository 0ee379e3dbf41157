import type { ObjectStore } from '../store/object-store.ts';
import { hide } from '../store/hide.ts';
import { challengePathOf } from '../objects/intents/challenges.ts';
import { payInvoice } from '../objects/invoices/pay-invoice.ts';
import { cardFailure, invalidRequest } from '../wire/failure.ts';
import type { Kinds } from '../wire/kinds.ts';

interface ConfirmPayment {
  paymentMethod: string;
  returnUrl: string | null;
}

/**
 * Pays the invoice of a payment intent with a stored card while the customer is present.
 * @throws StripeFailure with the card's error
 */
export async function confirmPayment(
  store: ObjectStore,
  intent: Kinds['payment_intent'],
  { paymentMethod, returnUrl }: ConfirmPayment,
): Promise<{ status: 'complete' } | { status: 'requires_action'; challenge: string }> {
  if (intent.status === 'succeeded') return { status: 'complete' };
  const method = await store.get('payment_method', paymentMethod, 'payment_method');
  if (method.customer === null || method.customer !== intent.customer)
    throw invalidRequest(`The customer does not have a payment method with the ID ${method.id}.`, {
      param: 'payment_method',
    });
  const invoice = await store.get('invoice', intent.sandbox.invoice ?? '', 'invoice');
  if (invoice.status !== 'open')
    throw invalidRequest(`This invoice is ${invoice.status} and cannot be paid.`, {
      code: 'payment_intent_unexpected_state',
    });
  const paid = await payInvoice(store, invoice, { method, present: true, returnUrl });
  const challenge = challengePathOf(paid.intent);
  if (paid.trouble === 'requires_action' && challenge) return { status: 'requires_action', challenge };
  if (paid.trouble === null) return { status: 'complete' };
  if (typeof paid.trouble === 'string') throw invalidRequest('This payment cannot be confirmed.');
  throw cardFailure(paid.trouble, { payment_intent: hide('payment_intent', paid.intent) });
}

/** @throws StripeFailure if the secret is unknown */
export async function paymentBySecret(store: ObjectStore, secret: string): Promise<Kinds['payment_intent']> {
  const intent = await store.find('payment_intent', secret.split('_secret_', 1)[0] ?? '');
  if (intent?.client_secret === secret) return intent;
  throw invalidRequest('The client_secret provided does not match any PaymentIntent.', { param: 'client_secret' });
}
