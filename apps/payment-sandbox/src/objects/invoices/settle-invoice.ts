import type { Books } from '../../books/books.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { applyPendingUpdate, waitingFor } from '../subscriptions/pending-update.ts';

/** Marks an invoice as paid, also one of zero, and activates or changes a subscription that waited for it. */
export async function settleInvoice(
  books: Books,
  invoice: Kinds['invoice'],
  { outOfBand = false }: { outOfBand?: boolean } = {},
): Promise<Kinds['invoice']> {
  const at = await books.momentOf(invoice.customer);
  const [payment] = await books.list('invoice_payment', { has: { invoice: invoice.id }, limit: 1 });
  if (payment && outOfBand) await cancelPayment(books, payment);
  if (payment && !outOfBand)
    await books.create(
      'invoice_payment',
      {
        ...payment,
        status: 'paid',
        amount_paid: invoice.amount_due,
        status_transitions: { canceled_at: null, paid_at: at },
      },
      'invoice_payment.paid',
    );
  const paid = await books.change(
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
  await books.emit('invoice.payment_succeeded', 'invoice', paid);
  const id = paid.parent?.subscription_details?.subscription;
  const changing = await waitingFor(books, paid);
  if (changing) await applyPendingUpdate(books, changing);
  else if (id) await reviveSubscription(books, id, paid.id);
  return paid;
}

/** Cancels the payment of an invoice that was voided or paid in another way. */
export async function cancelPayment(books: Books, payment: Kinds['invoice_payment']): Promise<void> {
  const { payment_intent: id } = payment.payment;
  const intent = id ? await books.get('payment_intent', id) : undefined;
  await books.put('invoice_payment', { ...payment, status: 'canceled' });
  if (intent && intent.status !== 'canceled')
    await books.change(
      'payment_intent',
      intent,
      { status: 'canceled', cancellation_reason: 'void_invoice' },
      'payment_intent.canceled',
    );
}

/** https://docs.stripe.com/billing/subscriptions/overview: paying the latest invoice makes it active again. */
async function reviveSubscription(books: Books, id: string, invoice: string): Promise<void> {
  const subscription = await books.find('subscription', id);
  if (subscription?.latest_invoice !== invoice) return;
  if (['incomplete', 'past_due', 'unpaid'].includes(subscription.status))
    await books.change('subscription', subscription, { status: 'active' });
}
