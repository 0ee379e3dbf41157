import type { Books } from '../../books/books.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { voidInvoice } from '../invoices/void-invoice.ts';

/** Voids the invoice of a change that was not paid in time, or that another change replaces; the change is discarded. */
export async function expirePendingUpdate(
  books: Books,
  subscription: Kinds['subscription'],
): Promise<Kinds['subscription']> {
  const { pending } = subscription.sandbox;
  if (!pending) return subscription;
  await voidInvoice(books, await books.get('invoice', pending.invoice));
  const without = await books.get('subscription', subscription.id);
  await books.emit('customer.subscription.pending_update_expired', 'subscription', without);
  return without;
}
