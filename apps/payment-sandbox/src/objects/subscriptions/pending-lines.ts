import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { newId } from '../../wire/new-id.ts';
import type { InvoiceLine } from '../invoices/invoice-lines.ts';

/** Stores lines for the next invoice. */
export async function putPending(
  store: ObjectStore,
  subscription: Kinds['subscription'],
  lines: readonly InvoiceLine[],
): Promise<void> {
  const at = await store.momentOf(subscription.customer);
  for (const line of lines)
    await store.put('pending_line', {
      id: newId('ii'),
      object: 'pending_line',
      customer: subscription.customer,
      subscription: subscription.id,
      created: at,
      line,
    });
}

/** Returns the lines stored for the next invoice, and removes them. */
export async function takePending(store: ObjectStore, subscription: Kinds['subscription']): Promise<InvoiceLine[]> {
  const waiting = await pendingOf(store, subscription);
  for (const { id } of waiting) await store.remove('pending_line', id);
  return waiting.map(({ line }) => line);
}

/** Returns the lines stored for the next invoice, oldest first. */
export async function pendingOf(store: ObjectStore, { id, customer }: Pick<Kinds['subscription'], 'id' | 'customer'>) {
  return (await store.list('pending_line', { customer, has: { subscription: id } })).reverse();
}
