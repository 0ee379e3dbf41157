import type { Books } from '../../books/books.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { changeBalance } from '../customer-balance.ts';
import { discardPendingUpdate, waitingFor } from '../subscriptions/pending-update.ts';
import { cancelPayment } from './settle-invoice.ts';

/**
 * Voids a finalised invoice, cancels its payment, and returns the balance that was applied to it. A change that waited
 * for it is discarded.
 */
export async function voidInvoice(books: Books, invoice: Kinds['invoice']): Promise<Kinds['invoice']> {
  const applied = (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance;
  if (applied !== 0)
    await changeBalance(books, await books.get('customer', invoice.customer!), {
      amount: -applied,
      currency: invoice.currency,
      type: 'unapplied_from_invoice',
      invoice: invoice.id,
    });
  const [payment] = await books.list('invoice_payment', { has: { invoice: invoice.id }, limit: 1 });
  if (payment) await cancelPayment(books, payment);
  const at = await books.momentOf(invoice.customer);
  const voided = await books.change(
    'invoice',
    invoice,
    {
      status: 'void',
      amount_remaining: 0,
      next_payment_attempt: null,
      auto_advance: false,
      status_transitions: { ...invoice.status_transitions, voided_at: at },
    },
    'invoice.voided',
  );
  const waiting = await waitingFor(books, voided);
  if (waiting) await discardPendingUpdate(books, waiting);
  return voided;
}
