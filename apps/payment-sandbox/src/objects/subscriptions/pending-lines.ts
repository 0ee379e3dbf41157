import type { Books } from '../../books/books.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { newId } from '../../wire/new-id.ts';
import type { InvoiceLine } from '../invoices/invoice-lines.ts';

/** Stores lines for the next invoice. */
export async function putPending(
  books: Books,
  subscription: Kinds['subscription'],
  lines: readonly InvoiceLine[],
): Promise<void> {
  const at = await books.momentOf(subscription.customer);
  for (const line of lines)
    await books.put('pending_line', {
      id: newId('ii'),
      object: 'pending_line',
      customer: subscription.customer,
      subscription: subscription.id,
      created: at,
      line,
    });
}

/** Returns the lines stored for the next invoice, and removes them. */
export async function takePending(books: Books, subscription: Kinds['subscription']): Promise<InvoiceLine[]> {
  const waiting = await pendingOf(books, subscription);
  for (const { id } of waiting) await books.remove('pending_line', id);
  return waiting.map(({ line }) => line);
}

/** Returns the lines stored for the next invoice, oldest first. */
export async function pendingOf(books: Books, { id, customer }: Pick<Kinds['subscription'], 'id' | 'customer'>) {
  return (await books.list('pending_line', { customer, has: { subscription: id } })).reverse();
}
