import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';

/** Marks a sent invoice as overdue after its due date, and its subscription as past due. */
export async function noteOverdue(store: ObjectStore, invoice: Kinds['invoice']): Promise<void> {
  const noted = await store.put('invoice', { ...invoice, sandbox: { ...invoice.sandbox, overdue: true } });
  await store.emit('invoice.overdue', 'invoice', noted);
  const id = invoice.parent?.subscription_details?.subscription;
  const subscription = id ? await store.find('subscription', id) : undefined;
  if (subscription?.latest_invoice === invoice.id && subscription.status === 'active')
    await store.change('subscription', subscription, { status: 'past_due' });
}
