import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { newId } from '../../wire/new-id.ts';
import type { InvoiceLine } from './invoice-lines.ts';

type Item = Kinds['invoiceitem'];

/** Returns the subscription whose next invoice an item joins; null if it joins the next one of its customer. */
export const subscriptionOf = ({ parent }: Item): string | null => parent?.subscription_details?.subscription ?? null;

/**
 * Returns the items that join the next invoice of a subscription: its own and those of its customer, in its currency,
 * oldest first.
 * https://docs.stripe.com/billing/invoices/subscription#adding-upcoming-invoice-items
 *
 * @param subscription its id is null if it does not exist yet
 */
export async function pendingItems(
  store: ObjectStore,
  subscription: { id: string | null; customer: string; currency: string },
): Promise<Item[]> {
  const { id, customer, currency } = subscription;
  const waiting = (await store.list('invoiceitem', { customer, has: { invoice: null } })).toReversed();
  return waiting.filter((item) => item.currency === currency && [null, id].includes(subscriptionOf(item)));
}

/** Records that items are on an invoice, so that no other invoice bills them. */
export async function putOnInvoice(store: ObjectStore, items: readonly Item[], invoice: string): Promise<void> {
  for (const item of items) await store.put('invoiceitem', { ...item, invoice });
}

/** Converts an item to a line of its invoice. */
export function lineOf(item: Kinds['invoiceitem']): InvoiceLine {
  const { id, amount, currency, description, discountable, metadata: kept, period, pricing, quantity } = item;
  const subscription = subscriptionOf(item);
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency,
    description,
    discount_amounts: [],
    discountable,
    discounts: [],
    invoice: item.invoice,
    livemode: false,
    metadata: kept ?? {},
    parent: {
      invoice_item_details: { invoice_item: id, proration: false, proration_details: null, subscription },
      subscription_item_details: null,
      type: 'invoice_item_details',
    },
    period: { start: period.start, end: period.end },
    pretax_credit_amounts: [],
    pricing,
    quantity,
    quantity_decimal: String(quantity),
    subscription,
    subtotal: amount,
    taxes: [],
  };
}
