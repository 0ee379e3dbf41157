import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { applyPendingUpdate, waitingFor } from '../subscriptions/pending-update.ts';

/** Marks an invoice as paid, also one of zero, and activates or changes a subscription that waited for it. */
export async function settleInvoice(
  store: ObjectStore,
  invoice: Kinds['invoice'],
  { outOfBand = false }: { outOfBand?: boolean } = {},
): Promise<Kinds['invoice']> {
  const at = await store.momentOf(invoice.customer);
  const [payment] = await store.list('invoice_payment', { has: { invoice: invoice.id }, limit: 1 });
  if (payment && outOfBand) await cancelPayment(store, payment);
  if (payment && !outOfBand)
    await store.create(
      'invoice_payment',
      {
        ...payment,
        status: 'paid',
        amount_paid: invoice.amount_due,
        status_transitions: { canceled_at: null, paid_at: at },
      },
      'invoice_payment.paid',
    );
  const paid = await store.change(
    'invoice',
    invoice,
    {
      status: 'paid',
      attempted: true,
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      next_payment_attempt: null,
      auto_advance: false,
      status_transitions: { ...invoice.status_transitions, paid_at: at },
    },
    'invoice.paid',
  );
  await store.emit('invoice.payment_succeeded', 'invoice', paid);
  const id = paid.parent?.subscription_details?.subscription;
  const changing = await waitingFor(store, paid);
  if (changing) await applyPendingUpdate(store, changing);
  else if (id) await reviveSubscription(store, id, paid.id);
  return paid;
}

/** Cancels the payment of an invoice that was voided or paid in another way. */
export async function cancelPayment(store: ObjectStore, payment: Kinds['invoice_payment']): Promise<void> {
  const { payment_intent: id } = payment.payment;
  const intent = id ? await store.get('payment_intent', id) : undefined;
  await store.put('invoice_payment', { ...payment, status: 'canceled' });
  if (intent && intent.status !== 'canceled')
    await store.change(
      'payment_intent',
      intent,
      { status: 'canceled', cancellation_reason: 'void_invoice' },
      'payment_intent.canceled',
    );
}

/** https://docs.stripe.com/billing/subscriptions/overview: paying the latest invoice makes it active again. */
async function reviveSubscription(store: ObjectStore, id: string, invoice: string): Promise<void> {
  const subscription = await store.find('subscription', id);
  if (subscription?.latest_invoice !== invoice) return;
  if (['incomplete', 'past_due', 'unpaid'].includes(subscription.status))
    await store.change('subscription', subscription, { status: 'active' });
}
