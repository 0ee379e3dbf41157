import type { Books } from '../../books/books.ts';
import type { Kinds } from '../../wire/kinds.ts';

/** Marks a sent invoice as overdue after its due date, and its subscription as past due. */
export async function noteOverdue(books: Books, invoice: Kinds['invoice']): Promise<void> {
  const noted = await books.put('invoice', { ...invoice, sandbox: { ...invoice.sandbox, overdue: true } });
  await books.emit('invoice.overdue', 'invoice', noted);
  const id = invoice.parent?.subscription_details?.subscription;
  const subscription = id ? await books.find('subscription', id) : undefined;
  if (subscription?.latest_invoice === invoice.id && subscription.status === 'active')
    await books.change('subscription', subscription, { status: 'past_due' });
}
