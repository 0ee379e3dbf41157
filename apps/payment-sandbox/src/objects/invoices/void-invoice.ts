import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { changeBalance } from '../customer-balance.ts';
import { discardPendingUpdate, waitingFor } from '../subscriptions/pending-update.ts';
import { cancelPayment } from './settle-invoice.ts';

/**
 * Voids a finalised invoice, cancels its payment, and returns the balance that was applied to it. A change that waited
 * for it is discarded.
 */
export async function voidInvoice(store: ObjectStore, invoice: Kinds['invoice']): Promise<Kinds['invoice']> {
  const applied = (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance;
  if (applied !== 0)
    await changeBalance(store, await store.get('customer', invoice.customer!), {
      amount: -applied,
      currency: invoice.currency,
      type: 'unapplied_from_invoice',
      invoice: invoice.id,
    });
  const [payment] = await store.list('invoice_payment', { has: { invoice: invoice.id }, limit: 1 });
  if (payment) await cancelPayment(store, payment);
  const at = await store.momentOf(invoice.customer);
  const voided = await store.change(
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
  const waiting = await waitingFor(store, voided);
  if (waiting) await discardPendingUpdate(store, waiting);
  return voided;
}
