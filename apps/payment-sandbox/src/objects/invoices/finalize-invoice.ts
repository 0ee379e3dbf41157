import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { newId, randomLetters } from '../../wire/new-id.ts';
import { newPaymentIntent } from '../intents/new-payment-intent.ts';
import { checkLargest } from '../largest-amount.ts';
import { changeBalance } from '../customer-balance.ts';
import { dueAfterBalance } from './due-after-balance.ts';
import { taxIdsOf } from '../tax-ids.ts';
import { settleInvoice } from './settle-invoice.ts';

export interface Finalize {
  /** The payment intent that was created before the invoice. */
  intent?: Kinds['payment_intent'] | undefined;
}

/**
 * Finalises a draft: assigns its number, applies the customer's balance, and creates its payment. What is too small to
 * be charged is added to the balance, and the invoice is paid.
 *
 * @throws StripeFailure if the total is above the maximum of a charge
 */
export async function finalizeInvoice(
  store: ObjectStore,
  draft: Kinds['invoice'],
  { intent }: Finalize = {},
): Promise<Kinds['invoice']> {
  checkLargest(draft.total, draft.currency);
  const customer = await store.get('customer', draft.customer!);
  const at = await store.momentOf(customer.id);
  const sequence = customer.next_invoice_sequence ?? 1;
  const balance = customer.balance;
  const { due, ending, tooSmall } = dueAfterBalance(draft.total, balance, draft.currency);
  const numbered = await store.change('customer', customer, { next_invoice_sequence: sequence + 1 });
  const of = { currency: draft.currency, invoice: draft.id };
  const applied = ending - tooSmall - balance;
  if (applied !== 0) await changeBalance(store, numbered, { ...of, amount: applied, type: 'applied_to_invoice' });
  if (tooSmall !== 0) {
    const applying = await store.get('customer', customer.id);
    await changeBalance(store, applying, { ...of, amount: tooSmall, type: 'invoice_too_small' });
  }
  const address = `${store.site}/sandbox/payments/invoices/${draft.id}?key=${randomLetters(24)}`;
  const invoice = await store.change(
    'invoice',
    draft,
    {
      status: 'open',
      // A draft follows changes of its customer; a finalised invoice does not.
      customer_name: customer.name ?? null,
      customer_email: customer.email,
      customer_address: customer.address ?? null,
      number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
      starting_balance: balance,
      ending_balance: ending,
      amount_due: due,
      amount_remaining: due,
      automatically_finalizes_at: null,
      next_payment_attempt: null,
      effective_at: at,
      customer_tax_ids: await taxIdsOf(store, customer.id),
      hosted_invoice_url: address,
      invoice_pdf: `${address}&print=1`,
      status_transitions: { ...draft.status_transitions, finalized_at: at },
    },
    'invoice.finalized',
  );
  if (due === 0) return settleInvoice(store, invoice);
  const payer =
    intent ??
    (await store.create(
      'payment_intent',
      newPaymentIntent({
        amount: due,
        currency: invoice.currency,
        customer: customer.id,
        description: describe(invoice),
        keeps: invoice.billing_reason === 'subscription_create',
        invoice: invoice.id,
        created: at,
      }),
    ));
  if (intent)
    await store.put('payment_intent', { ...intent, amount: due, sandbox: { ...intent.sandbox, invoice: invoice.id } });
  await store.put('invoice_payment', {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: due,
    created: at,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: payer.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
  return invoice;
}

/** Returns the payment's description, in Stripe's words. */
function describe({ billing_reason: reason }: Kinds['invoice']): string {
  if (reason === 'subscription_create') return 'Subscription creation';
  return reason === 'subscription_cycle' || reason === 'subscription_update'
    ? 'Subscription update'
    : 'Payment for invoice';
}

/** Returns the payment of an invoice. */
export async function paymentOf(store: ObjectStore, invoice: Kinds['invoice']) {
  const [payment] = await store.list('invoice_payment', { has: { invoice: invoice.id }, limit: 1 });
  const intent = payment?.payment.payment_intent;
  return payment && intent ? { payment, intent: await store.get('payment_intent', intent) } : undefined;
}
