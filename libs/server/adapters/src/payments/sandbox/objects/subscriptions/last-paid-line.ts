import type { Books } from '../../books/books.ts';
import type { Kinds } from '../../wire/kinds.ts';
import type { InvoiceLine } from '../invoices/invoice-lines.ts';
import { ofSubscription } from './cancel-subscription.ts';
import type { SubscriptionItem } from './new-subscription.ts';

/** The line by which an item's running period was billed, the latest where it changed within the period. */
export async function lastPaidLine(
  books: Books,
  { id, customer }: Kinds['subscription'],
  item: SubscriptionItem,
): Promise<{ line: InvoiceLine; invoice: string } | undefined> {
  const invoices = await books.list('invoice', { customer, has: ofSubscription(id) });
  for (const invoice of invoices.filter(({ status }) => status !== 'void' && status !== 'uncollectible')) {
    const line = invoice.lines.data.find(
      ({ amount, period, parent }) =>
        amount > 0 &&
        period.end === item.current_period_end &&
        parent?.subscription_item_details?.subscription_item === item.id,
    );
    if (line) return { line, invoice: invoice.id };
  }
  return undefined;
}

/** What a line cost after its discounts. */
export function netOf({ amount, discount_amounts: taken }: InvoiceLine): number {
  return amount - (taken ?? []).reduce((sum, one) => sum + one.amount, 0);
}
