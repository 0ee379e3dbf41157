import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { voidInvoice } from '../invoices/void-invoice.ts';

/** Voids the invoice of a change that was not paid in time, or that another change replaces; the change is discarded. */
export async function expirePendingUpdate(
  store: ObjectStore,
  subscription: Kinds['subscription'],
): Promise<Kinds['subscription']> {
  const { pending } = subscription.sandbox;
  if (!pending) return subscription;
  await voidInvoice(store, await store.get('invoice', pending.invoice));
  const without = await store.get('subscription', subscription.id);
  await store.emit('customer.subscription.pending_update_expired', 'subscription', without);
  return without;
}
