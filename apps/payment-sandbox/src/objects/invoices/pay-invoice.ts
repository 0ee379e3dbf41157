import type { ObjectStore } from '../../store/object-store.ts';
import { nextTry } from '../../billing/retry-schedule.ts';
import type { CardTrouble, Kinds } from '../../wire/kinds.ts';
import { attemptPayment } from '../intents/attempt-payment.ts';
import { endSubscription } from '../subscriptions/cancel-subscription.ts';
import { paymentOf } from './finalize-invoice.ts';
import { settleInvoice } from './settle-invoice.ts';

export interface PayInvoice {
  /** Used instead of the subscription's or customer's card. */
  method?: Kinds['payment_method'] | undefined;
  /** The customer is present and can answer a 3-D Secure page. */
  present?: boolean;
  authenticated?: boolean;
  returnUrl?: string | null;
}

export interface PaidInvoice {
  invoice: Kinds['invoice'];
  intent: Kinds['payment_intent'];
  /** Why it was not paid. */
  trouble: CardTrouble | 'requires_action' | 'no_card' | null;
}

/** Tries to collect an open invoice, and records the result. */
export async function payInvoice(
  store: ObjectStore,
  invoice: Kinds['invoice'],
  how: PayInvoice = {},
): Promise<PaidInvoice> {
  const { present = false, authenticated = false, returnUrl = null } = how;
  const { intent } = (await paymentOf(store, invoice))!;
  const method = how.method ?? (await cardFor(store, invoice));
  if (method === undefined) return { invoice: await payFailed(store, invoice), intent, trouble: 'no_card' };
  const tried = await attemptPayment(store, intent, { method, present, authenticated, returnUrl });
  if (tried.authorization.outcome === 'good')
    return {
      invoice: await settleInvoice(store, { ...invoice, attempt_count: invoice.attempt_count + 1 }),
      intent: tried.intent,
      trouble: null,
    };
  if (tried.authorization.outcome === 'challenge') {
    const waiting = await store.change('invoice', invoice, { attempted: true }, 'invoice.payment_action_required');
    return { invoice: waiting, intent: tried.intent, trouble: 'requires_action' };
  }
  // Only automatic attempts count for the retry schedule: https://docs.stripe.com/api/invoices/object, attempt_count
  const failed = present
    ? await store.change('invoice', invoice, { attempted: true }, 'invoice.payment_failed')
    : await payFailed(store, invoice);
  const { trouble } = tried.authorization;
  if (trouble.code === 'authentication_required')
    await store.emit('invoice.payment_action_required', 'invoice', failed);
  return { invoice: failed, intent: tried.intent, trouble };
}

/** https://docs.stripe.com/billing/subscriptions/payment-methods-setting */
async function cardFor(store: ObjectStore, invoice: Kinds['invoice']): Promise<Kinds['payment_method'] | undefined> {
  const subscriptionId = invoice.parent?.subscription_details?.subscription;
  const subscription = subscriptionId ? await store.find('subscription', subscriptionId) : undefined;
  const customer = await store.get('customer', invoice.customer!);
  const id =
    invoice.default_payment_method ??
    subscription?.default_payment_method ??
    customer.invoice_settings.default_payment_method;
  const method = id ? await store.find('payment_method', id) : undefined;
  return method?.sandbox.spent ? undefined : method;
}

/**
 * Records a failed attempt. A renewal is retried by the schedule; after the last attempt the subscription ends. A first
 * invoice, and the invoice of a change that waits for it, wait for a payment.
 */
async function payFailed(store: ObjectStore, invoice: Kinds['invoice']): Promise<Kinds['invoice']> {
  const at = await store.momentOf(invoice.customer);
  const first = invoice.sandbox.firstTriedAt ?? at;
  const tries = invoice.attempt_count + 1;
  const id = invoice.parent?.subscription_details?.subscription;
  const subscription = id ? await store.find('subscription', id) : undefined;
  const again =
    subscription && subscription.status !== 'incomplete' && invoice.auto_advance ? nextTry(first, tries) : null;
  const failed = await store.change(
    'invoice',
    invoice,
    { attempted: true, attempt_count: tries, next_payment_attempt: again, sandbox: { firstTriedAt: first } },
    'invoice.payment_failed',
  );
  if (subscription?.latest_invoice !== invoice.id || subscription.sandbox.pending) return failed;
  const overdue = ['active', 'trialing'].includes(subscription.status)
    ? await store.change('subscription', subscription, { status: 'past_due' })
    : subscription;
  if (overdue.status !== 'past_due' || again !== null || !invoice.auto_advance) return failed;
  if (store.afterLastTry === 'unpaid') await store.change('subscription', overdue, { status: 'unpaid' });
  else await endSubscription(store, overdue, { reason: 'payment_failed' });
  return failed;
}
