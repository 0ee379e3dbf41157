import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';
import type { InvoiceLine } from '../invoices/invoice-lines.ts';
import { ofSubscription } from './cancel-subscription.ts';
import type { SubscriptionItem } from './new-subscription.ts';

/**
 * Returns the line that billed an item's current period; the latest one if the item changed within the period. Lines
 * that wait for the next invoice count as later than invoiced ones.
 */
export async function lastPaidLine(
  store: ObjectStore,
  { id, customer }: Kinds['subscription'],
  item: SubscriptionItem,
): Promise<{ line: InvoiceLine; invoice: string | null } | undefined> {
  const bills = ({ amount, period, parent }: InvoiceLine) =>
    amount >= 0 &&
    period.end === item.current_period_end &&
    parent?.subscription_item_details?.subscription_item === item.id;
  const waiting = await store.list('pending_line', { customer, has: { subscription: id } });
  const pending = waiting.find(({ line }) => bills(line));
  if (pending) return { line: pending.line, invoice: null };
  const invoices = await store.list('invoice', { customer, has: ofSubscription(id) });
  for (const invoice of invoices.filter(({ status }) => status !== 'void' && status !== 'uncollectible')) {
    const line = invoice.lines.data.findLast(bills);
    if (line) return { line, invoice: invoice.id };
  }
  return undefined;
}

/** Returns a line's amount after discounts. */
export function netOf({ amount, discount_amounts: taken }: InvoiceLine): number {
  return amount - (taken ?? []).reduce((sum, one) => sum + one.amount, 0);
}
